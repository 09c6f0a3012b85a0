import {
  type CigarLine,
  type Drink,
  isKnownCigar,
  type PairDrawing,
} from '#features/catalogue/catalogue.contract.ts'
import { drawingOf, profileOf } from './engine/engine.rules.ts'

/** Null if the catalogue lacks either of them. */
export function drawPair(line: CigarLine | undefined, drink: Drink | undefined): PairDrawing | null {
  if (!line || !drink) return null
  const drawing = isKnownCigar(line) ? drawingOf(profileOf(line, undefined, [])) : null
  return { cigar: { brand: line.brand, line: line.line, drawing }, drink }
}
