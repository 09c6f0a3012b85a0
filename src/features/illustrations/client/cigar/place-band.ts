import type { CigarFrame } from './cigar-frame.ts'

/** Where a band lies. Its drawing is in hundredths of the radius, so that the same band is the same text at every size. */
export interface PlacedBand {
  x: number
  y: number
  /** Pixels per hundredth of the radius. */
  scale: number
  /** Growth of the radius toward the foot, per unit of length. */
  taper: number
}

/** In radii of the cigar. */
const HALF_REACH = 0.75
const MIDDLE_BULGE = 0.22
/** The paper lies on top of the leaf. In pixels. */
const PAPER_THICKNESS = 0.6

export function placeMainBand(frame: CigarFrame): PlacedBand {
  const start = frame.hasRoundHead
    ? Math.max(frame.radius * 2.2, frame.length * 0.17)
    : Math.max(frame.radius * 3.4, frame.length * 0.26)
  return placeBand(frame, start + frame.radius * HALF_REACH)
}

export function placeFootBand(frame: CigarFrame): PlacedBand {
  return placeBand(frame, frame.length - frame.radius * 1.15)
}

function placeBand({ headX, centerY, radius, radiusAt }: CigarFrame, fromHead: number): PlacedBand {
  const reach = radius * HALF_REACH
  const growth = (radiusAt(fromHead + reach) - radiusAt(fromHead - reach)) / (2 * reach)
  const here = radiusAt(fromHead) + PAPER_THICKNESS
  return {
    x: headX + fromHead + radius * MIDDLE_BULGE,
    y: centerY,
    scale: here / 100,
    // Rounded, because like bands with like tapers then have the same text.
    taper: Math.round(growth * 20) / 20,
  }
}
