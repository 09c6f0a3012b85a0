/** To a tenth of a pixel: finer is invisible and only makes the markup longer. */
export function toTenth(value: number): number {
  return Math.round(value * 10) / 10
}
