import type { Cigar, Drink } from '#features/catalogue/catalogue.contract.ts'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { openHousePairingStore } from './house-pairing.store.ts'

/** A pairing of the house for whoever has more to say of it. */
export interface FoundHousePairing {
  /** What the house wrote about it. */
  description: string
  /** By the names in the row, which an admin may have written: unknown where the catalogue has no such line or bottle. */
  cigar: Cigar | undefined
  drink: Drink | undefined
}

export async function findHousePairing(
  { catalogue, database }: { catalogue: HouseCatalogue; database: Pick<Database, 'orm'> },
  slug: string,
): Promise<FoundHousePairing | undefined> {
  const row = await openHousePairingStore(database).findBySlug(slug)
  if (!row) return undefined
  const { recognised, matches } = catalogue.recognise(row.cigar_name ?? '', 1)
  return {
    description: row.description ?? '',
    cigar: recognised ? matches[0]?.cigar : undefined,
    drink: catalogue.drinks.find(({ name }) => name === row.spirit_name),
  }
}
