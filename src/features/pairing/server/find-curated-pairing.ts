import type { Cigar, Drink } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { type CuratedPairingRow, openCuratedPairingStore } from './curated-pairing.store.ts'
import { findDrinkByName, findLineByName } from './find-by-exact-name.ts'

export interface FoundCuratedPairing {
  description: string
  /** Looked up by the names in the row, which an admin may have typed; undefined if the catalogue has no match. */
  cigar: Cigar | undefined
  drink: Drink | undefined
}

export async function findCuratedPairing(
  { catalogue, database }: { catalogue: Catalogue; database: Pick<Database, 'orm'> },
  slug: string,
): Promise<FoundCuratedPairing | undefined> {
  const row = await openCuratedPairingStore(database).findBySlug(slug)
  if (!row) return undefined
  return { description: row.description ?? '', ...resolvePair(catalogue, row) }
}

export function resolvePair(
  catalogue: Catalogue,
  { cigar_name, spirit_name }: Pick<CuratedPairingRow, 'cigar_name' | 'spirit_name'>,
): Pick<FoundCuratedPairing, 'cigar' | 'drink'> {
  const line = findLineByName(catalogue, cigar_name ?? '')
  return {
    cigar: catalogue.cigarsById.get(line?.id ?? ''),
    drink: findDrinkByName(catalogue, spirit_name ?? ''),
  }
}
