import type { Density } from '#platform/client/ui/drawings/line/density.ts'
import { PathPen } from '#platform/client/ui/drawings/line/path-pen.ts'
import type { CigarFrame } from './cigar-frame.ts'

/** Geometry of a paper band, in pixels. Its edges follow the taper of the leaf. */
export interface BandGeometry {
  left: number
  right: number
  width: number
  centerX: number
  centerY: number
  /** Half the height of the band in its middle. */
  radius: number
  /** Half its height at an x between `left` and `right`. */
  radiusAt: (x: number) => number
}

/** Bulge of the paper to the right, as a share of its radius. */
const BULGE_SHARE = 0.45

export function placeMainBand(frame: CigarFrame): BandGeometry {
  const fromHead = frame.hasRoundHead
    ? Math.max(frame.radius * 2.2, frame.length * 0.17)
    : Math.max(frame.radius * 3.4, frame.length * 0.26)
  return placeBand(frame, fromHead, frame.radius * 1.5)
}

export function placeFootBand(frame: CigarFrame): BandGeometry {
  return placeBand(frame, frame.length - frame.radius * 1.5, frame.radius * 0.7)
}

function placeBand(frame: CigarFrame, fromHead: number, width: number): BandGeometry {
  const left = frame.headX + fromHead
  const [start, end] = [frame.radiusAt(fromHead), frame.radiusAt(fromHead + width)]
  // The paper lies on top of the leaf, so it is slightly larger.
  const radiusAt = (x: number) => start + ((end - start) * (x - left)) / width + 0.6
  const radius = radiusAt(left + width / 2)
  const centerX = left + width / 2 + radius * BULGE_SHARE * 0.5
  return { left, right: left + width, width, centerX, centerY: frame.centerY, radius, radiusAt }
}

export function outlineBand({ left, right, centerY, radiusAt }: BandGeometry): string {
  const [atLeft, atRight] = [radiusAt(left), radiusAt(right)]
  return new PathPen()
    .moveTo(left, centerY - atLeft)
    .quadTo(left + atLeft * BULGE_SHARE, centerY, left, centerY + atLeft)
    .lineTo(right, centerY + atRight)
    .quadTo(right + atRight * BULGE_SHARE, centerY, right, centerY - atRight)
    .close().data
}

/** Two lines round the band, each `inset` (a share of its width) from its edges. */
export function ruleBand({ left, right, width, centerY, radiusAt }: BandGeometry, inset: number): string {
  const pen = new PathPen()
  for (const x of [left + width * inset, right - width * inset]) {
    const radius = radiusAt(x)
    pen.moveTo(x, centerY - radius).quadTo(x + radius * BULGE_SHARE, centerY, x, centerY + radius)
  }
  return pen.data
}

/** The interlaced waves of a banknote, wrapped round the cigar. */
export function guillocheBand({ left, width, centerY, radiusAt }: BandGeometry, density: Density): string {
  const [waves, steps] = density === 'full' ? [7, 36] : [3, 18]
  const pen = new PathPen()
  for (let wave = 0; wave < waves; wave++) {
    for (let step = 0; step <= steps; step++) {
      const around = -Math.PI / 2 + (step / steps) * Math.PI
      const flatX = left + width / 2 + width * 0.34 * Math.sin(around * 6 + (wave / waves) * Math.PI * 2)
      const radius = radiusAt(flatX)
      const x = flatX + radius * BULGE_SHARE * 0.5 * Math.cos(around)
      const y = centerY + radius * Math.sin(around)
      if (step === 0) pen.moveTo(x, y)
      else pen.lineTo(x, y)
    }
  }
  return pen.data
}
