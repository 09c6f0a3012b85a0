import type { Flavor } from './flavors.rules.ts'
import type { Favorite } from './palate.contract.ts'
import {
  addToGroup,
  cigarKey,
  drinkKey,
  foldName,
  groupEntries,
  type PalateEntry,
} from './palate-entry.rules.ts'

/** Once is no habit. */
export const minTimes = 2

/** The cigars that were smoked more than once, the most frequent first. */
export function favoriteCigars(entries: readonly PalateEntry[]): Favorite[] {
  return rank(groupEntries(entries, cigarKey), lastSpelling(cigarOf))
}

export function favoriteDrinks(entries: readonly PalateEntry[]): Favorite[] {
  return rank(groupEntries(entries, drinkKey), lastSpelling(drinkOf))
}

/** Of what the catalogue knows of the cigars, such as their makers; the group's name is searched if all its cigars have it. */
export function favoritesBy(
  entries: readonly PalateEntry[],
  nameOf: (entry: PalateEntry) => string | undefined,
): Favorite[] {
  return rank(groupEntries(entries, nameOf), (name, group) => ({
    name,
    search: searchOf(name, group, cigarOf),
  }))
}

export function favoriteFlavors(
  entries: readonly PalateEntry[],
  labelOf: (flavor: Flavor) => string,
): Favorite[] {
  const groups = new Map<Flavor, PalateEntry[]>()
  for (const entry of entries) for (const flavor of entry.flavors) addToGroup(groups, flavor, entry)
  return rank(groups, flavor => ({ name: labelOf(flavor), search: flavor.replaceAll('-', ' ') }))
}

const cigarOf = ({ cigar }: PalateEntry) => cigar
const drinkOf = ({ drink }: PalateEntry) => drink ?? ''

type Named = Pick<Favorite, 'name' | 'search'>

function rank<Key>(
  groups: ReadonlyMap<Key, PalateEntry[]>,
  describe: (key: Key, group: readonly PalateEntry[]) => Named,
): Favorite[] {
  return [...groups]
    .filter(([, group]) => group.length >= minTimes)
    .map(([key, group]) => ({ ...summarize(group), ...describe(key, group) }))
    .sort(byHabit)
}

/** Members spell a name in several ways. */
function lastSpelling(nameOf: (entry: PalateEntry) => string) {
  return (_key: string, group: readonly PalateEntry[]): Named => {
    const name = nameOf(latest(group))
    return { name, search: searchOf(name, group, nameOf) }
  }
}

function summarize(group: readonly PalateEntry[]): Omit<Favorite, keyof Named> {
  const last = latest(group)
  const stars = group.reduce((sum, { rating }) => sum + rating, 0)
  return {
    times: group.length,
    rating: Math.round((stars / group.length) * 10) / 10,
    lastDay: last.day,
    lastId: last.id,
    lineId: last.lineId,
  }
}

/** Entries are in the order of time. */
const latest = (group: readonly PalateEntry[]) => group.at(-1)!

/** A text that finds all of the group, if its name does; members spell a cigar in several ways. */
function searchOf(
  name: string,
  group: readonly PalateEntry[],
  nameOf: (entry: PalateEntry) => string,
): string | null {
  const folded = foldName(name)
  return group.every(entry => foldName(nameOf(entry)).includes(folded)) ? name : null
}

function byHabit(one: Favorite, other: Favorite): number {
  const byTimes = other.times - one.times || other.rating - one.rating
  if (byTimes) return byTimes
  if (one.lastDay !== other.lastDay) return one.lastDay < other.lastDay ? 1 : -1
  return one.name < other.name ? -1 : 1
}
