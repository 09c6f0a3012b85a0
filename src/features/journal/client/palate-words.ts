import { flavorAxes } from '#features/pairing/pairing.contract.ts'
import { capitalize, countWord, countWords, joinWithAnd, uncapitalize } from '#platform/text.rules.ts'
import { labelOf } from '../flavors.rules.ts'
import {
  minShapeEntries,
  type Palate,
  type PalatePeriod,
  type PalateShape,
  type Period,
  type SmokeYear,
} from '../palate.contract.ts'

export const periodNames: Readonly<Record<Period, string>> = {
  season: 'Three months',
  year: 'Year',
  all: 'All',
}
export const nowNames: Readonly<Record<Period, string>> = {
  season: 'The last three months',
  year: 'The last twelve months',
  all: 'All entries',
}
export const beforeNames: Readonly<Record<Exclude<Period, 'all'>, string>> = {
  season: 'The three months before',
  year: 'The twelve months before',
}
const maxNamed = 2
/** With fewer, the headline says "so far". */
const minSettledEntries = 10
/** Of the highest axis over one that it leaves behind. */
const minLeadPercent = 10
const maxLeading = 3

export function plural(count: number, noun: string, hasCount = true): string {
  const word = count === 1 ? noun : noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`
  return hasCount ? `${count.toLocaleString('en-US')} ${word}` : word
}

/** For sentences: "five entries", "22 entries". */
export const pluralInWords = (count: number, noun: string) =>
  `${countWord(count)} ${plural(count, noun, false)}`

/** "Wood and roast lead.", with "so far" while few entries stand behind it. */
export function headlineOf({ values, tagged }: PalateShape): string {
  const leading = leadingAxes(values).map(axis => uncapitalize(flavorAxes[axis]!))
  const names = leading.length > 0 ? joinWithAnd(leading) : 'no flavor'
  const verb = leading.length > 1 ? 'lead' : 'leads'
  return capitalize(`${names} ${verb}${tagged < minSettledEntries ? ' so far' : ''}.`)
}

/** The highest, with those that are hardly lower. None where more than three would share the lead. */
function leadingAxes(values: readonly number[]): number[] {
  const highest = Math.max(...values)
  const leading = values
    .map((value, axis) => ({ value, axis }))
    .filter(({ value }) => value > 0 && Math.round((highest - value) * 100) < minLeadPercent)
    .sort((one, other) => other.value - one.value || one.axis - other.axis)
  return leading.length > maxLeading ? [] : leading.map(({ axis }) => axis)
}

/** "More roast and nut, less fruit than in the three months before.", or else which flavors come up most. */
export function changeOf({ now, changes }: PalatePeriod, period: Period): string {
  if (period === 'all' || changes.length === 0)
    return `${joinedFlavors(now.leading)} ${now.leading.length === 1 ? 'comes' : 'come'} up most.`
  const named = (isMore: boolean) =>
    changes
      .filter(change => change.isMore === isMore)
      .slice(0, maxNamed)
      .map(({ axis }) => uncapitalize(flavorAxes[axis]!))
  const [more, less] = [named(true), named(false)]
  const parts = [
    more.length > 0 && `more ${joinWithAnd(more)}`,
    less.length > 0 && `less ${joinWithAnd(less)}`,
  ].filter(part => part !== false)
  return capitalize(`${parts.join(', ')} than in ${uncapitalize(beforeNames[period])}.`)
}

function joinedFlavors(flavors: PalateShape['leading']): string {
  const [first = '', ...others] = flavors.map(labelOf)
  return joinWithAnd([first, ...others.map(uncapitalize)])
}

/** What the drawing rests on, and whether there is something to compare it with. */
export function basisOf({ now, before, changes }: PalatePeriod): string {
  const untagged = now.entries - now.tagged
  const hasComparison = before !== null && before.tagged >= minShapeEntries
  const counts = countWords([now.tagged, untagged, hasComparison ? before.tagged : 0])
  const entriesOf = (count: number, place: number) => `${counts[place]} ${plural(count, 'entry', false)}`
  const basis =
    untagged === 0
      ? `This rests on ${entriesOf(now.tagged, 0)}, each with flavors.`
      : `This rests on ${entriesOf(now.tagged, 0)} with flavors; ${counts[1]} more ${untagged === 1 ? 'has' : 'have'} none.`
  if (!before) return basis
  if (!hasComparison) {
    const found = before.tagged === 0 ? 'no entry' : `only ${pluralInWords(before.tagged, 'entry')}`
    return `${basis} The time before has ${found} with flavors, and a comparison needs ${countWord(minShapeEntries)}.`
  }
  const compared = `${basis} It is compared with ${entriesOf(before.tagged, 2)}.`
  return changes.length > 0 ? compared : `${compared} No flavor differs by more than chance would explain.`
}

/** Under the minimum: what is missing, and how to get there. */
export function missingWords({ entries, tagged }: PalateShape): string {
  const missing = countWord(minShapeEntries - tagged)
  return `${taggedWords(entries, tagged)} A shape needs ${countWord(minShapeEntries)}, so ${missing} more: mark what you taste on the wheel, under More of an entry.`
}

function taggedWords(entries: number, tagged: number): string {
  if (entries === 0) return 'There is no entry in this time.'
  if (entries === 1) return `The only entry in this time has ${tagged === 0 ? 'no ' : ''}flavors.`
  const all = `of the ${pluralInWords(entries, 'entry')} in this time`
  if (tagged === 0) return `None ${all} has flavors.`
  return `${capitalize(countWord(tagged))} ${all} ${tagged === 1 ? 'has' : 'have'} flavors.`
}

/** The quarter that holds every value: where the drawing ends. */
export function rimOf(...shapes: (PalateShape | null | undefined)[]): number {
  const highest = Math.max(...shapes.flatMap(shape => shape?.values ?? []))
  return Math.max(1, Math.ceil(highest * 4)) / 4
}

export const percent = (share: number) => `${Math.round(share * 100)}%`

/** `2026-11-24` as "Nov 24, 2026". */
export function dayText(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
}

/** Without the year if it is this one: "Nov 24". */
export function shortDayText(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? dayText(day).split(',')[0]! : dayText(day)
}

export function timedWords({ timed, cigars }: Pick<SmokeYear, 'timed' | 'cigars'>): string {
  if (timed === cigars) return cigars === 1 ? 'over one cigar' : `over all ${cigars} cigars`
  return `over the ${timed.toLocaleString('en-US')} of ${plural(cigars, 'cigar')} with a known time`
}

export function favoriteWords({ times, rating }: { times: number; rating: number }): string {
  const stars = `${rating.toLocaleString('en-US')} of 5 stars`
  return times > 1 ? `Smoked ${times} times, ${stars} on average` : `Rated best, ${stars}`
}

/** The one of the address, or else the latest with an entry, or else the one that runs. */
export function shownYear(
  { years, today }: Pick<Palate, 'years' | 'today'>,
  chosen: number | undefined,
): number {
  return chosen ?? years[0]?.year ?? Number(today.slice(0, 4))
}

/** The years with entries, and the one that runs. */
export function offeredYears({ years, today }: Pick<Palate, 'years' | 'today'>, chosen: number): number[] {
  const offered = new Set([Number(today.slice(0, 4)), chosen, ...years.map(({ year }) => year)])
  return [...offered].sort((one, other) => other - one)
}

const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month)).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' }),
)

/** Read instead of the drawing. */
export function monthsSummary({ months, year }: Pick<SmokeYear, 'months' | 'year'>): string {
  const counted = months
    .map((evenings, month) => [monthNames[month], evenings] as const)
    .filter(([, evenings]) => evenings > 0)
    .map(([name, evenings]) => `${name} ${evenings}`)
  return `Evenings with a cigar in ${year}: ${counted.join(', ')}.`
}
