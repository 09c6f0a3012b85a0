import type { Cigar, CigarDrawing, Vitola } from './catalogue.contract.ts'

/** A line in one of its sizes. */
export function drawVitola(
  { shade, stripeShade }: Pick<Cigar, 'shade' | 'stripeShade'>,
  { lengthInches, ringGauge, shape }: Vitola,
): CigarDrawing {
  return { lengthInches, ringGauge, shape, shade, ...(stripeShade && { stripeShade }) }
}
