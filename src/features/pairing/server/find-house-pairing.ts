import type { Cigar, Drink } from '#features/catalogue/catalogue.contract.ts'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { openHousePairingStore, type PairingRow } from './house-pairing.store.ts'
import { cigarNamed, drinkNamed } from './named-exactly.ts'

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
  return { description: row.description ?? '', ...pairInRow(catalogue, row) }
}

export function pairInRow(
  catalogue: HouseCatalogue,
  { cigar_name, spirit_name }: PairingRow,
): Pick<FoundHousePairing, 'cigar' | 'drink'> {
  return { cigar: cigarNamed(catalogue, cigar_name ?? ''), drink: drinkNamed(catalogue, spirit_name ?? '') }
}
