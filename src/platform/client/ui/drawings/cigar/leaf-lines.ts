import type { Density } from '../line/density.ts'
import { PathPen } from '../line/path-pen.ts'
import { seededRandom } from '../line/seeded-random.ts'
import type { CigarFrame } from './cigar-frame.ts'

/** Lines round the body: its roundness. */
export function hatchLeaf(frame: CigarFrame, density: Density): string {
  const { headX, centreY, length, pixelsPerInch, radiusAt, bulgeAt } = frame
  const step = density === 'full' ? Math.max(2.3, pixelsPerInch * 0.036) : Math.max(4, pixelsPerInch * 0.12)
  const pen = new PathPen()
  for (let fromHead = step * 1.5; fromHead < length + bulgeAt(length) * 0.6; fromHead += step) {
    const place = Math.min(fromHead, length)
    const x = headX + fromHead - bulgeAt(place) * 0.15
    aroundTheBody(pen, x, centreY, radiusAt(place), bulgeAt(place))
  }
  return pen.data
}

function aroundTheBody(pen: PathPen, x: number, centreY: number, radius: number, bulge: number) {
  pen.moveTo(x, centreY - radius).quadTo(x + bulge * 1.5, centreY, x, centreY + radius)
}

/** The veins of the leaf. They follow its winding, so they all lean the same way. */
export function traceVeins(frame: CigarFrame, density: Density, seed: number): string {
  const { headX, centreY, length, radius, pixelsPerInch } = frame
  const random = seededRandom(seed)
  const veinsPerInch = density === 'full' ? 1.5 : 0.6
  const pen = new PathPen()
  for (let vein = Math.round((length / pixelsPerInch) * veinsPerInch); vein > 0; vein--) {
    const middle = (0.12 + 0.86 * random()) * length
    const lean = (1.1 + random() * 0.9) * radius * 2
    const x = headX + middle - lean / 2
    const top = centreY - radius * (0.95 - 0.5 * random())
    const fall = centreY + radius * (0.2 + 0.75 * random()) - top
    pen
      .moveTo(x, top)
      .curveTo([x + lean * 0.3, top + fall * 0.2], [x + lean * 0.6, top + fall * 0.7], [x + lean, top + fall])
  }
  return pen.data
}

/** Where one winding of the wrapper overlaps the next. */
export function traceSeams({ headX, centreY, length, radius }: CigarFrame): string {
  const pen = new PathPen()
  for (let fromHead = radius * 2.4; fromHead < length * 1.05; fromHead += radius * 4.1) {
    const x = headX + fromHead
    pen
      .moveTo(x, centreY - radius)
      .curveTo(
        [x + radius * 1.1, centreY - radius * 0.55],
        [x + radius * 1.7, centreY + radius * 0.3],
        [x + radius * 2.1, centreY + radius],
      )
  }
  return pen.data
}

/** The two edges of the cap. Only a round head shows them. */
export function traceCap({ headX, centreY, radius, radiusAt, bulgeAt }: CigarFrame): string {
  const pen = new PathPen()
  for (const fromHead of [radius * 0.87, radius * 1.3]) {
    aroundTheBody(pen, headX + fromHead, centreY, radiusAt(fromHead), bulgeAt(fromHead) * 0.87)
  }
  return pen.data
}
