import {
  type CigarLine,
  type Drink,
  isKnownCigar,
  type PairDrawing,
} from '#features/catalogue/catalogue.contract.ts'
import { unlistedBrand } from '#features/catalogue/cigar-name.rules.ts'
import { drawingOf, profileOf } from './engine/engine.rules.ts'

/** Null if the catalogue lacks the drink. A line that it lacks is drawn as an outline, under the name that it was given. */
export function drawPair(
  line: CigarLine | undefined,
  drink: Drink | undefined,
  givenName: string,
): PairDrawing | null {
  if (!drink) return null
  if (!line) return { cigar: { brand: unlistedBrand, line: givenName, drawing: null }, drink }
  return { cigar: drawLine(line), drink }
}

/** A line of the catalogue in its default size; without a drawing if only its name is known. */
export function drawLine(line: CigarLine): PairDrawing['cigar'] {
  const drawing = isKnownCigar(line) ? drawingOf(profileOf(line, undefined, [])) : null
  return { brand: line.brand, line: line.line, drawing }
}
