import type { Density } from '../line/density.ts'
import { PathPen } from '../line/path-pen.ts'
import type { CigarFrame } from './cigar-frame.ts'

/** Where a paper band sits, in pixels. Its edges follow the taper of the leaf below. */
export interface BandPlace {
  left: number
  right: number
  width: number
  centreX: number
  centreY: number
  /** Half the height of the band in its middle. */
  radius: number
  /** Half its height at a place between `left` and `right`. */
  radiusAt: (x: number) => number
}

/** How far paper bulges to the right, as a share of its radius. */
const BULGE_SHARE = 0.45

export function placeMainBand(frame: CigarFrame): BandPlace {
  const fromHead = frame.hasRoundHead
    ? Math.max(frame.radius * 2.2, frame.length * 0.17)
    : Math.max(frame.radius * 3.4, frame.length * 0.26)
  return placeBand(frame, fromHead, frame.radius * 1.5)
}

export function placeFootBand(frame: CigarFrame): BandPlace {
  return placeBand(frame, frame.length - frame.radius * 1.5, frame.radius * 0.7)
}

function placeBand(frame: CigarFrame, fromHead: number, width: number): BandPlace {
  const left = frame.headX + fromHead
  const [start, end] = [frame.radiusAt(fromHead), frame.radiusAt(fromHead + width)]
  // Paper lies on the leaf, so it stands off a little.
  const radiusAt = (x: number) => start + ((end - start) * (x - left)) / width + 0.6
  const radius = radiusAt(left + width / 2)
  const centreX = left + width / 2 + radius * BULGE_SHARE * 0.5
  return { left, right: left + width, width, centreX, centreY: frame.centreY, radius, radiusAt }
}

export function outlineBand({ left, right, centreY, radiusAt }: BandPlace): string {
  const [atLeft, atRight] = [radiusAt(left), radiusAt(right)]
  return new PathPen()
    .moveTo(left, centreY - atLeft)
    .quadTo(left + atLeft * BULGE_SHARE, centreY, left, centreY + atLeft)
    .lineTo(right, centreY + atRight)
    .quadTo(right + atRight * BULGE_SHARE, centreY, right, centreY - atRight)
    .close().data
}

/** Two lines round the band, each `inset` (a share of its width) from its edges. */
export function ruleBand({ left, right, width, centreY, radiusAt }: BandPlace, inset: number): string {
  const pen = new PathPen()
  for (const x of [left + width * inset, right - width * inset]) {
    const radius = radiusAt(x)
    pen.moveTo(x, centreY - radius).quadTo(x + radius * BULGE_SHARE, centreY, x, centreY + radius)
  }
  return pen.data
}

/** The interlaced waves of a banknote, wrapped round the cigar. */
export function guillocheBand({ left, width, centreY, radiusAt }: BandPlace, density: Density): string {
  const [waves, steps] = density === 'full' ? [7, 36] : [3, 18]
  const pen = new PathPen()
  for (let wave = 0; wave < waves; wave++) {
    for (let step = 0; step <= steps; step++) {
      const around = -Math.PI / 2 + (step / steps) * Math.PI
      const flatX = left + width / 2 + width * 0.34 * Math.sin(around * 6 + (wave / waves) * Math.PI * 2)
      const radius = radiusAt(flatX)
      const x = flatX + radius * BULGE_SHARE * 0.5 * Math.cos(around)
      const y = centreY + radius * Math.sin(around)
      if (step === 0) pen.moveTo(x, y)
      else pen.lineTo(x, y)
    }
  }
  return pen.data
}
