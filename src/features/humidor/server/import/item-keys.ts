import { rowDigest } from '#platform/server/row-digest.ts'
import type { ItemToImport } from './read-item-row.ts'

/** Equal for equal lots: all that a member can write of one. */
export function keyOfItem(item: Omit<ItemToImport, 'line' | 'line_id'>): string {
  const { brand, cigar_name, vitola, wrapper, size, quantity, low_at, price } = item
  const { purchased_on, aging_until, location, box_code, notes, humidor } = item
  const kind = [brand, cigar_name, vitola, wrapper, size, box_code]
  return rowDigest([
    ...kind,
    purchased_on,
    aging_until,
    humidor,
    location,
    quantity,
    low_at,
    price?.toFixed(2),
    notes,
  ])
}

export interface StoredLot extends Omit<ItemToImport, 'line' | 'line_id'> {
  import_key: string | null
  humidor: string
  /** Cigars that were taken out of it. */
  smoked: number
}

/**
 * A lot is known by the row that it was imported from, by what it is now, and by how many it had before some were smoked; a
 * row that names no humidor means any.
 */
export function keysOfLot({ import_key, smoked, ...lot }: StoredLot): string[] {
  const quantities = smoked > 0 ? [lot.quantity, lot.quantity + smoked] : [lot.quantity]
  const now = quantities.flatMap(quantity =>
    [lot.humidor, null].map(humidor => keyOfItem({ ...lot, quantity, humidor })),
  )
  return import_key === null ? now : [import_key, ...now]
}
