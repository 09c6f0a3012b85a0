import { unlistedBrand } from '#features/catalogue/cigar-name.rules.ts'
import type { SavedPairing } from '../vault.contract.ts'

/** Why a row of the vault has no score. */
export function whyUnscored({ drawing, cigar_alone }: Pick<SavedPairing, 'drawing' | 'cigar_alone'>): string {
  if (drawing === null)
    return `No score: ${cigar_alone ? 'the drink is not' : 'neither of them is'} in the catalog.`
  if (drawing.cigar.brand === unlistedBrand) return 'No score: the cigar is not in the catalog.'
  return drawing.cigar.drawing === null
    ? 'No score: we know this cigar by name only.'
    : 'Saved without a score. Open it to see today’s.'
}
