/** Finer than a tenth of a pixel is invisible and only makes the markup longer. */
export function toTenth(value: number): number {
  return Math.round(value * 10) / 10
}
