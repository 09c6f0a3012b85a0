import type { Density } from '#platform/client/ui/drawings/line/density.ts'
import { PathPen, type Point } from '#platform/client/ui/drawings/line/path-pen.ts'
import { seededRandom } from '#platform/client/ui/drawings/line/seeded-random.ts'
import { type GlassFrame, PERSPECTIVE } from './glass-frame.ts'

/** Half the width of a diamond, in radians round the glass, and its height as a share of the glass. */
const HALF_WIDTH = 0.123
const HEIGHT = 0.135

export interface CutDiamonds {
  /** Faces of the same brightness are one path. */
  faces: { opacity: number; data: string }[]
  edges: string
}

/** Rows of diamonds cut into a tumbler, every other row shifted by half a diamond so that they interlock. */
export function cutDiamonds(frame: GlassFrame, cutFrom: number, density: Density): CutDiamonds {
  const random = seededRandom(236)
  const edges = new PathPen()
  const tones = [0.05, 0.11, 0.18, 0.26, 0.34].map(opacity => ({ opacity, pen: new PathPen() }))
  const toneFor = (share: number) => tones[Math.floor(share * tones.length)]?.pen ?? edges
  const [rows, rowStep] = density === 'full' ? [5, HEIGHT / 2] : [3, HEIGHT]
  for (let row = 0; row < rows; row++) {
    const isBetween = density === 'full' && row % 2 === 1
    const columns = isBetween ? 10 : 11
    for (let column = 0; column < columns; column++) {
      const around = (column - (columns - 1) / 2) * HALF_WIDTH * 2
      const diamond = diamondCorners(frame, around, cutFrom + row * rowStep)
      traceFace(toneFor(random() * 0.7), [diamond.top, diamond.right, diamond.bottom, diamond.left])
      if (density === 'light') continue
      if (!isBetween) traceFace(toneFor(0.3 + random() * 0.7), [diamond.top, diamond.right, diamond.center])
      edges.moveTo(...diamond.left).through([diamond.top, diamond.right])
    }
  }
  return { faces: tones.map(({ opacity, pen }) => ({ opacity, data: pen.data })), edges: edges.data }
}

function diamondCorners({ centerX, radiusAt, yAt }: GlassFrame, around: number, share: number) {
  const corner = (angle: number, height: number): Point => [
    centerX + radiusAt(height) * Math.sin(angle),
    yAt(height) + PERSPECTIVE * radiusAt(height) * Math.cos(angle),
  ]
  const middle = share + HEIGHT / 2
  return {
    top: corner(around, share),
    bottom: corner(around, share + HEIGHT),
    center: corner(around, middle),
    left: corner(around - HALF_WIDTH, middle),
    right: corner(around + HALF_WIDTH, middle),
  }
}

function traceFace(pen: PathPen, corners: Point[]) {
  const [first, ...rest] = corners
  if (first)
    pen
      .moveTo(...first)
      .through(rest)
      .close()
}
