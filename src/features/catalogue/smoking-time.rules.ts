import type { CigarDrawing } from './catalogue.contract.ts'

/** Five minutes an inch for a slim cigar to fifteen for a thick one (docs/domain.md 3.3); a robusto of 5 × 50 comes to about 55. */
export function minutesOf({
  lengthInches,
  ringGauge,
}: Pick<CigarDrawing, 'lengthInches' | 'ringGauge'>): number {
  const minutesAnInch = Math.min(15, Math.max(4.5, 7 + (ringGauge - 38) * 0.35))
  return Math.round((lengthInches * minutesAnInch) / 5) * 5
}
