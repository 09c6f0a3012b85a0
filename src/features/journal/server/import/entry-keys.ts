import { rowDigest } from '#platform/server/row-digest.ts'
import type { EntryValues } from '../journal.tables.ts'

type Written = Omit<EntryValues, 'line_id' | 'drink_id' | 'pairing_id' | 'humidor_item_id' | 'smoked_at'>

export interface StoredEntryOfDay extends Written {
  import_key: string | null
  /** In UTC. */
  smoked_on: string
}

/** Equal for equal entries: the day, since many files have no time, and all that a member can write of one. */
export function keyOfEntry(entry: Written, smokedOn: string): string {
  const { cigar_name, drink_name, vitola, rating, notes, first_third, second_third, last_third } = entry
  const { draw, burn, appearance, flavors, duration_minutes, temperature, humidity } = entry
  const thirds = [first_third, second_third, last_third]
  const air = [temperature, humidity].map(measured => measured?.toFixed(1))
  const judged = [rating, draw, burn, appearance, flavors, duration_minutes]
  return rowDigest([smokedOn, cigar_name, drink_name, vitola, notes, ...thirds, ...judged, ...air])
}

/** An entry is known by the row that it was imported from, and by what it is now. */
export function keysOfStored({ import_key, smoked_on, ...entry }: StoredEntryOfDay): string[] {
  const now = keyOfEntry(entry, smoked_on)
  return import_key === null ? [now] : [import_key, now]
}
