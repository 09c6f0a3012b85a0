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

/** Where one winding of the wrapper overlaps the next. */
export function traceSeams({ headX, centerY, length, radius }: CigarFrame): string {
  const pen = new PathPen()
  for (let fromHead = radius * 2.4; fromHead < length * 1.05; fromHead += radius * 4.1) {
    const x = headX + fromHead
    pen
      .moveTo(x, centerY - radius)
      .curveTo(
        [x + radius * 1.1, centerY - radius * 0.55],
        [x + radius * 1.7, centerY + radius * 0.3],
        [x + radius * 2.1, centerY + radius],
      )
  }
  return pen.data
}

/** The two edges of the cap. Only a round head shows them. */
export function traceCap({ headX, centerY, radius, radiusAt, bulgeAt }: CigarFrame): string {
  const pen = new PathPen()
  for (const fromHead of [radius * 0.87, radius * 1.3]) {
    aroundTheBody(pen, headX + fromHead, centerY, radiusAt(fromHead), bulgeAt(fromHead) * 0.87)
  }
  return pen.data
}
