import { type CigarShape, type RadiusAt, radiusProfile } from './cigar-shape.ts'

/** Room around the cigar, in pixels, for its outline. */
const MARGIN = 2

/** Bulge of the round section toward the viewer, as a share of its radius. */
const BULGE_SHARE = 0.3

export interface CigarSize {
  lengthInches: number
  /** Thickness in 64ths of an inch. */
  ringGauge: number
  shape: CigarShape
  pixelsPerInch: number
}

/** Geometry of a cigar in its drawing, in pixels: head left, foot right. */
export interface CigarFrame {
  length: number
  radius: number
  thickness: number
  pixelsPerInch: number
  headX: number
  footX: number
  centerY: number
  width: number
  height: number
  radiusAt: RadiusAt
  /** How far the surface line at that distance bulges to the right. */
  bulgeAt: RadiusAt
  hasRoundHead: boolean
  /** Length of the pigtail on the cap; 0 for none. */
  pigtail: number
}

/** A cigar at true scale: 6 x 52 at 50 pixels per inch is 300 long and 40.6 thick. */
export function frameCigar({ lengthInches, ringGauge, shape, pixelsPerInch }: CigarSize): CigarFrame {
  const thickness = (ringGauge / 64) * pixelsPerInch
  const radius = thickness / 2
  const fullLength = lengthInches * pixelsPerInch
  // The front of the round foot bulges toward the viewer: on a ruler the cigar ends there.
  const length = fullLength - radiusProfile(shape, fullLength, radius)(fullLength) * BULGE_SHARE
  const pigtail = shape === 'lancero' ? radius * 0.55 : 0
  const headX = MARGIN + pigtail
  const radiusAt = radiusProfile(shape, length, radius)
  return {
    length,
    radius,
    thickness,
    pixelsPerInch,
    headX,
    footX: headX + length,
    centerY: radius + MARGIN,
    width: headX + length + radius * BULGE_SHARE + MARGIN,
    height: thickness + MARGIN * 2,
    radiusAt,
    bulgeAt: fromHead => radiusAt(fromHead) * BULGE_SHARE,
    hasRoundHead: shape === 'parejo' || shape === 'lancero',
    pigtail,
  }
}
