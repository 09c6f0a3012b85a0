import type { Cigar, Drink } from '#features/catalogue/catalogue.contract.ts'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { type CuratedPairingRow, openCuratedPairingStore } from './house-pairing.store.ts'
import { cigarNamed, drinkNamed } from './named-exactly.ts'

export interface FoundCuratedPairing {
  description: string
  /** Looked up by the names in the row, which an admin may have typed; undefined if the catalogue has no match. */
  cigar: Cigar | undefined
  drink: Drink | undefined
}

export async function findHousePairing(
  { catalogue, database }: { catalogue: HouseCatalogue; database: Pick<Database, 'orm'> },
  slug: string,
): Promise<FoundCuratedPairing | undefined> {
  const row = await openCuratedPairingStore(database).findBySlug(slug)
  if (!row) return undefined
  return { description: row.description ?? '', ...resolvePair(catalogue, row) }
}

export function resolvePair(
  catalogue: HouseCatalogue,
  { cigar_name, spirit_name }: CuratedPairingRow,
): Pick<FoundCuratedPairing, 'cigar' | 'drink'> {
  return { cigar: cigarNamed(catalogue, cigar_name ?? ''), drink: drinkNamed(catalogue, spirit_name ?? '') }
}
