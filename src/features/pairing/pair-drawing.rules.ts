import type { Cigar, Drink, PairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { drawingOf, profileOf } from './engine/engine.rules.ts'

/** Null if the catalogue lacks either of them. */
export function drawPair(cigar: Cigar | undefined, drink: Drink | undefined): PairDrawing | null {
  if (!cigar || !drink) return null
  const profile = profileOf(cigar, undefined, [])
  return { cigar: { brand: cigar.brand, line: cigar.line, drawing: drawingOf(profile) }, drink }
}
