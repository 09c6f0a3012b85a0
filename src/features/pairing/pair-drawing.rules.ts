import type { Cigar, Drink, PairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { drawingOf, profileOf } from './profile.rules.ts'

/** What the pair looks like, the cigar in its usual size; null where the catalogue does not know both. */
export function drawPair(cigar: Cigar | undefined, drink: Drink | undefined): PairDrawing | null {
  if (!cigar || !drink) return null
  const profile = profileOf(cigar, undefined, [])
  return { cigar: { brand: cigar.brand, line: cigar.line, drawing: drawingOf(profile) }, drink }
}
