import type { Flavor } from './flavors.rules.ts'

/** What the picture of a palate is made of: an entry on the member's calendar. */
export interface PalateEntry {
  id: string
  /** `2026-11-24` */
  day: string
  cigar: string
  lineId: string | null
  drink: string | null
  drinkId: string | null
  rating: number
  flavors: readonly Flavor[]
  minutes: number | null
}

/** Entries by a key, in the order of the first one of each; those without a key are left out. */
export function groupEntries(
  entries: readonly PalateEntry[],
  keyOf: (entry: PalateEntry) => string | null | undefined,
): Map<string, PalateEntry[]> {
  const groups = new Map<string, PalateEntry[]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    if (key) addToGroup(groups, key, entry)
  }
  return groups
}

export function addToGroup<Key>(groups: Map<Key, PalateEntry[]>, key: Key, entry: PalateEntry): void {
  const group = groups.get(key)
  if (group) group.push(entry)
  else groups.set(key, [entry])
}

export function cigarKey({ lineId, cigar }: PalateEntry): string {
  return lineId ?? `"${foldName(cigar)}`
}

export function drinkKey({ drinkId, drink }: PalateEntry): string | null {
  return drinkId ?? (drink ? `"${foldName(drink)}` : null)
}

/** As the search of the journal compares texts: without accents and capitals. */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}

export interface FlavorCount {
  flavor: Flavor
  times: number
}

/** The most frequent first. */
export function countFlavors(entries: readonly PalateEntry[]): FlavorCount[] {
  const times = new Map<Flavor, number>()
  for (const { flavors } of entries)
    for (const flavor of flavors) times.set(flavor, (times.get(flavor) ?? 0) + 1)
  return [...times]
    .map(([flavor, count]) => ({ flavor, times: count }))
    .sort((one, other) => other.times - one.times || (one.flavor < other.flavor ? -1 : 1))
}
