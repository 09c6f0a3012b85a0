import { favoriteCigars } from './favorites.rules.ts'
import type { Favorite, SmokeYear, SmokeYearEntry } from './palate.contract.ts'
import { countFlavors, groupEntries, type PalateEntry } from './palate-entry.rules.ts'

const monthsOfYear = 12
const shownFlavors = 5

/** Without what the catalogue knows of its cigars. */
export type YearFigures = Omit<SmokeYear, 'best' | 'mostSmoked'> & {
  best: SmokeYearEntry
  mostSmoked: Favorite | null
}

/** Every calendar year with an entry, the latest first; the entries are in the order of time. */
export function smokeYears(entries: readonly PalateEntry[]): YearFigures[] {
  return [...groupEntries(entries, ({ day }) => day.slice(0, 4))]
    .map(([year, ofYear]) => summarizeYear(Number(year), ofYear))
    .sort((one, other) => other.year - one.year)
}

function summarizeYear(year: number, entries: readonly PalateEntry[]): YearFigures {
  const days = new Set(entries.map(({ day }) => day))
  const evenings = Array<number>(monthsOfYear).fill(0)
  for (const day of days) evenings[Number(day.slice(5, 7)) - 1]! += 1
  const timed = entries.flatMap(({ minutes }) => minutes ?? [])
  const [mostSmoked = null] = favoriteCigars(entries)
  return {
    year,
    cigars: entries.length,
    evenings: days.size,
    months: evenings,
    minutes: timed.reduce((sum, minutes) => sum + minutes, 0),
    timed: timed.length,
    tagged: entries.filter(({ flavors }) => flavors.length > 0).length,
    flavors: countFlavors(entries).slice(0, shownFlavors),
    ...bestOf(entries),
    mostSmoked,
    first: toYearEntry(entries[0]!),
    last: toYearEntry(entries.at(-1)!),
  }
}

function bestOf(entries: readonly PalateEntry[]): Pick<YearFigures, 'best' | 'asGood'> {
  const stars = Math.max(...entries.map(({ rating }) => rating))
  const best = entries.filter(({ rating }) => rating === stars)
  return { best: toYearEntry(best.at(-1)!), asGood: best.length - 1 }
}

function toYearEntry({ id, day, cigar, drink, rating, lineId }: PalateEntry): SmokeYearEntry {
  return { id, day, cigar, drink, rating, lineId }
}
