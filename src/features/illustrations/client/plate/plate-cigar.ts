/** The cigar lying across the glass: its foot on the left, its head beyond the right edge of the plate. */
const FOOT = [190, 482] as const
const HEAD = [936, 378] as const
export const CIGAR_LENGTH = Math.hypot(HEAD[0] - FOOT[0], HEAD[1] - FOOT[1])
export const CIGAR_RADIUS = 43
/** As a share of the radius. */
export const CIGAR_BULGE = 0.3
export const ASH_END = 74
export const BAND = { from: CIGAR_LENGTH * 0.66, to: CIGAR_LENGTH * 0.66 + 74 }

const ALONG = [(HEAD[0] - FOOT[0]) / CIGAR_LENGTH, (HEAD[1] - FOOT[1]) / CIGAR_LENGTH] as const
const ACROSS = [ALONG[1], -ALONG[0]] as const
export const CIGAR_TILT = Math.atan2(ALONG[1], ALONG[0])

/** A point on the leaf, `fromFoot` units along it and `around` radians from the side that faces the viewer. */
export function pointOnCigar(
  fromFoot: number,
  around: number,
  radius = CIGAR_RADIUS,
): [x: number, y: number] {
  const along = fromFoot - CIGAR_BULGE * radius * Math.cos(around)
  const across = radius * Math.sin(around)
  return [FOOT[0] + ALONG[0] * along + ACROSS[0] * across, FOOT[1] + ALONG[1] * along + ACROSS[1] * across]
}

/** From the lower to the upper edge of the cigar in equal steps of angle. */
export function aroundSteps(steps: number): number[] {
  return Array.from({ length: steps + 1 }, (_, step) => -Math.PI / 2 + (step / steps) * Math.PI)
}
