import type { CatalogueData } from '#features/catalogue/catalogue.contract.ts'
import { drawLine, drawPair } from '#features/pairing/pair-drawing.rules.ts'
import { type SavedPairing, sharedPagePath } from '../vault.contract.ts'
import type { PairingIds, SavedPairingRow } from './vault.tables.ts'

export type CatalogueLookup = Pick<CatalogueData, 'linesById' | 'drinksById'>

export function toSavedPairing(
  catalogue: CatalogueLookup,
  { share_code, ...row }: SavedPairingRow,
): SavedPairing {
  const drawing = drawSavedPairing(catalogue, row)
  const line = catalogue.linesById.get(row.cigar_id ?? '')
  return {
    ...row,
    drawing,
    cigar_alone: drawing === null && line ? drawLine(line) : null,
    shared_path: share_code && sharedPagePath(share_code),
  }
}

export function drawSavedPairing(
  { linesById, drinksById }: CatalogueLookup,
  { cigar_id, drink_id, cigar_name }: PairingIds & Pick<SavedPairingRow, 'cigar_name'>,
) {
  return drawPair(linesById.get(cigar_id ?? ''), drinksById.get(drink_id ?? ''), cigar_name)
}
