import { joinWithAnd } from '#platform/text.rules.ts'
import type { AnswerFromRecords, RecordSources, RecordSubject } from './records.ts'

const asked =
  /\b(my|the) (?:home )?bar\b|bar shelf|bottles?\b|whisk(?:e)?ys?\b|bourbons?\b|rums?\b|liquor|pour\b/i
const levelsAsked = {
  low: /low|nearly|almost|running out|empty soon|last of/i,
  unopened: /unopened|haven'?t opened|sealed|closed/i,
}
const source = { title: 'My Bar', path: '/dashboard/bar' }
const maxNamed = 8

/** `how much is left in my Havana Club 7`, `what bottles in my bar are nearly empty` */
export const answerFromBar: AnswerFromRecords = (sources, memberId, subject) =>
  asked.test(subject.question) || subject.drinks.length > 0 ? readBar(sources, memberId, subject) : undefined

async function readBar({ bar }: RecordSources, memberId: string, { question, drinks }: RecordSubject) {
  const bottles = await bar.drinksIn(memberId)
  const answer = (text: string) => ({ text, sources: [source], next: ['What shall I smoke tonight?'] })
  if (bottles.length === 0)
    return answer(
      'Your bar has no bottles yet, so there is nothing I could look up. Add them on the page My Bar, with how much is left of each, and I can tell you what to pour.',
    )
  if (drinks.length > 0)
    return answer(
      drinks
        .map(({ id, name }) => {
          const found = bottles.find(([drink]) => drink.id === id)
          return found ? `${name} is in your bar, marked as “${found[1]}”.` : `${name} is not in your bar.`
        })
        .join(' '),
    )
  const level = levelsAsked.unopened.test(question)
    ? 'full'
    : levelsAsked.low.test(question)
      ? 'low'
      : undefined
  const chosen = level === undefined ? bottles : bottles.filter(([, left]) => left === level)
  const names = chosen.slice(0, maxNamed).map(([{ name }]) => name)
  const more = chosen.length > maxNamed ? `, and ${chosen.length - maxNamed} more` : ''
  if (level !== undefined)
    return answer(
      chosen.length === 0
        ? `None of the ${bottles.length} bottles in your bar is marked as “${level}”.`
        : `In your bar ${joinWithAnd(names)}${more} ${chosen.length === 1 ? 'is' : 'are'} marked as “${level}”.`,
    )
  return answer(
    `Your bar has ${bottles.length} ${bottles.length === 1 ? 'bottle' : 'bottles'}: ${joinWithAnd(names)}${more}.`,
  )
}
