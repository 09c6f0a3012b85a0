import type { Density } from '#platform/client/ui/drawings/line/density.ts'
import { PathPen } from '#platform/client/ui/drawings/line/path-pen.ts'
import { seededRandom } from '#platform/client/ui/drawings/line/seeded-random.ts'
import type { CigarFrame } from './cigar-frame.ts'

export function hatchLeaf(frame: CigarFrame, density: Density): string {
  const { headX, centerY, length, pixelsPerInch, radiusAt, bulgeAt } = frame
  const step = density === 'full' ? Math.max(2.3, pixelsPerInch * 0.036) : Math.max(4, pixelsPerInch * 0.12)
  const pen = new PathPen()
  for (let fromHead = step * 1.5; fromHead < length + bulgeAt(length) * 0.6; fromHead += step) {
    const clamped = Math.min(fromHead, length)
    const x = headX + fromHead - bulgeAt(clamped) * 0.15
    aroundTheBody(pen, x, centerY, radiusAt(clamped), bulgeAt(clamped))
  }
  return pen.data
}

function aroundTheBody(pen: PathPen, x: number, centerY: number, radius: number, bulge: number) {
  pen.moveTo(x, centerY - radius).quadTo(x + bulge * 1.5, centerY, x, centerY + radius)
}

/** Veins follow the winding of the leaf, so they all lean the same way. */
export function traceVeins(frame: CigarFrame, density: Density, seed: number): string {
  const { headX, centerY, length, radius, pixelsPerInch } = frame
  const random = seededRandom(seed)
  const veinsPerInch = density === 'full' ? 1.5 : 0.6
  const pen = new PathPen()
  for (let vein = Math.round((length / pixelsPerInch) * veinsPerInch); vein > 0; vein--) {
    const middle = (0.12 + 0.86 * random()) * length
    const lean = (1.1 + random() * 0.9) * radius * 2
    const x = headX + middle - lean / 2
    const top = centerY - radius * (0.95 - 0.5 * random())
    const fall = centerY + radius * (0.2 + 0.75 * random()) - top
    pen
      .moveTo(x, top)
      .curveTo([x + lean * 0.3, top + fall * 0.2], [x + lean * 0.6, top + fall * 0.7], [x + lean, top + fall])
  }
  return pen.data
}

/** In radii: the first seam from the head, and from one seam to the next. */
const FIRST_SEAM = 2.4
const SEAM_DISTANCE = 4.1

/** Where one winding of the wrapper overlaps the next. */
export function traceSeams(frame: CigarFrame): string {
  const pen = new PathPen()
  for (const [start, ...curve] of seamsOf(frame, frame.radius * FIRST_SEAM))
    pen.moveTo(...start).curveTo(...curve)
  return pen.data
}

/** A second leaf: from each seam half the way to the next, beginning on the head. */
export function traceStripe(frame: CigarFrame): string {
  const pen = new PathPen()
  const width = (frame.radius * SEAM_DISTANCE) / 2
  const opposite = ([x, y]: Point): Point => [x + width, y]
  for (const [start, upper, lower, end] of seamsOf(frame, frame.radius * (FIRST_SEAM - SEAM_DISTANCE)))
    pen
      .moveTo(...start)
      .curveTo(upper, lower, end)
      .lineTo(...opposite(end))
      .curveTo(opposite(lower), opposite(upper), opposite(start))
      .close()
  return pen.data
}

type Point = [x: number, y: number]

/** The curve of each seam, from a distance from the head on: its start, two control points and its end. */
function seamsOf(
  { headX, centerY, length, radius }: CigarFrame,
  firstFromHead: number,
): [Point, Point, Point, Point][] {
  const seams: [Point, Point, Point, Point][] = []
  for (let fromHead = firstFromHead; fromHead < length * 1.05; fromHead += radius * SEAM_DISTANCE) {
    const x = headX + fromHead
    seams.push([
      [x, centerY - radius],
      [x + radius * 1.1, centerY - radius * 0.55],
      [x + radius * 1.7, centerY + radius * 0.3],
      [x + radius * 2.1, centerY + radius],
    ])
  }
  return seams
}

/** The two edges of the cap. Only a round head shows them. */
export function traceCap({ headX, centerY, radius, radiusAt, bulgeAt }: CigarFrame): string {
  const pen = new PathPen()
  for (const fromHead of [radius * 0.87, radius * 1.3]) {
    aroundTheBody(pen, headX + fromHead, centerY, radiusAt(fromHead), bulgeAt(fromHead) * 0.87)
  }
  return pen.data
}
