/** Long enough for every size of a course. */
export const rulerInches = 8

export type Side = 'heads' | 'middles' | 'feet'

/** Where a cigar begins on the ruler, in inches, so that heads, middles or feet of all lie below each other. */
export function lineUp({ lengthInches }: { lengthInches: number }, side: Side): number {
  const room = rulerInches - lengthInches
  return side === 'heads' ? 0 : side === 'feet' ? room : room / 2
}

/** The side at which all lie lined up; undefined for one that was moved. */
export function sideOf(
  cigars: readonly { id: string; lengthInches: number }[],
  starts: Readonly<Record<string, number>>,
): Side | undefined {
  return (['heads', 'middles', 'feet'] as const).find(side =>
    cigars.every(cigar => Math.abs((starts[cigar.id] ?? 0) - lineUp(cigar, side)) < 0.01),
  )
}
