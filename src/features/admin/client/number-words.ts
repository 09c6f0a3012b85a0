import { capitalize, countWord } from '#platform/text.rules.ts'
import type { LoungeNumber } from '../numbers.contract.ts'

type Trend = 'better' | 'worse' | 'same' | 'unknown'

export function trendOf({ now, before, good }: Pick<LoungeNumber, 'now' | 'before' | 'good'>): Trend {
  if (now === null || before === null) return 'unknown'
  if (now === before) return 'same'
  return now > before === (good === 'up') ? 'better' : 'worse'
}

export function valueText({ unit }: Pick<LoungeNumber, 'unit'>, value: number | null): string {
  if (value === null) return '–'
  return unit === 'percent' ? `${value}%` : value.toLocaleString('en-US')
}

export function comparisonText(number: LoungeNumber): string {
  const before = number.before === 0 && number.unit === 'count' ? 'none' : valueText(number, number.before)
  switch (trendOf(number)) {
    case 'better':
      return `Better than ${before} before`
    case 'worse':
      return `Worse than ${before} before`
    case 'same':
      return 'As before'
    case 'unknown':
      return number.now === null ? 'Nothing to count yet' : 'Nothing to compare with yet'
  }
}

/** The headline: how many are better, and how many worse. */
export function headlineOf(numbers: readonly LoungeNumber[]): string {
  const count = (trend: Trend) => numbers.filter(number => trendOf(number) === trend).length
  const [better, worse] = [count('better'), count('worse')]
  if (numbers.every(({ weeks }) => weeks.every(week => !week)))
    return 'Nothing has happened yet that is counted here.'
  if (better + worse === 0) return 'Much as in the month before.'
  if (worse === 0) return `${capitalize(sentence(better, 'better'))} than in the month before.`
  if (better === 0) return `${capitalize(sentence(worse, 'worse'))} than in the month before.`
  return `${capitalize(sentence(better, 'better'))} than in the month before, ${countWord(worse)} ${worse === 1 ? 'is' : 'are'} worse.`
}

const sentence = (count: number, how: string) =>
  `${countWord(count)} number${count === 1 ? ' is' : 's are'} ${how}`
