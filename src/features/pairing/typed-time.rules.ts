import type { Vitola } from '#features/catalogue/catalogue.contract.ts'

/** A typed text that limits the smoking time: `mild connecticut under 45 minutes`. */
export interface TypedTime {
  /** The text without the time. */
  rest: string
  minutes: number
}

const bound =
  '(?:under|below|in|within|for|about|around|less than|up to|at most|max\\.?|maximum|no more than)'
const amount =
  '(?<half>half an? hour)|(?<hours>\\d|an?|one|two)[\\s-]hours?(?<more> and a half)?|(?<minutes>\\d{2,3})[\\s-]*min(?:ute)?s?'
const typedTime = new RegExp(
  `(?:${bound}\\s+)?(?:\\ban?\\s+)?\\b(?:${amount})\\b(?:\\s+or\\s+less)?(?!\\s+to\\b)`,
  'i',
)
const wordCounts = new Map([
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['two', 2],
])
const shortest = 10
const longest = 240

/** Undefined if no time was typed, or none that a cigar takes. */
export function readTypedTime(text: string): TypedTime | undefined {
  const found = typedTime.exec(text)
  if (!found) return undefined
  const { half, hours, more, minutes } = found.groups!
  const count = hours === undefined ? 0 : (wordCounts.get(hours.toLowerCase()) ?? Number(hours))
  const total = half ? 30 : hours === undefined ? Number(minutes) : count * 60 + (more ? 30 : 0)
  if (total < shortest || total > longest) return undefined
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  return { rest: rest.replace(/\s+/g, ' ').trim(), minutes: total }
}

/** From half an hour to an hour and a half. */
export const usualSizes: readonly Vitola[] = [
  { name: 'Half Corona', lengthInches: 3.5, ringGauge: 44, shape: 'parejo' },
  { name: 'Short Robusto', lengthInches: 4, ringGauge: 50, shape: 'parejo' },
  { name: 'Robusto', lengthInches: 5, ringGauge: 50, shape: 'parejo' },
  { name: 'Toro', lengthInches: 6, ringGauge: 52, shape: 'parejo' },
  { name: 'Gordo', lengthInches: 6, ringGauge: 60, shape: 'parejo' },
]

/** The one that takes the most of this time, or the quickest if all take longer. Undefined if there is none. */
export function fitToTime<Timed extends { minutes: number }>(
  sizes: readonly Timed[],
  minutes: number,
): Timed | undefined {
  const byTime = sizes.toSorted((one, other) => one.minutes - other.minutes)
  return byTime.findLast(size => size.minutes <= minutes) ?? byTime[0]
}
