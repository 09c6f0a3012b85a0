import type { Density } from '#platform/client/ui/drawings/line/density.ts'
import { PathPen } from '#platform/client/ui/drawings/line/path-pen.ts'
import { type BandPaper, insetEdge, pointOnBand, traceRule, xOnEdge } from './band-edge.ts'

/** Lines of one thickness, in hundredths of the radius; round caps make dots of lines without length. */
export interface BandStroke {
  data: string
  width: number
  isRound?: boolean
}

interface Ground {
  paper: BandPaper
  taper: number
  density: Density
}

/** What is printed inside the border. */
export const BAND_PATTERNS = {
  plain: null,
  'double rule': ground => ({ data: ruleInside(ground, 20), width: 3.5 }),
  beads: ground => ({ data: along(ground, 18, bead), width: 9, isRound: true }),
  dentils: ground => ({ data: along(ground, 19, dentil), width: 6 }),
  laurel: ground => ({ data: along(ground, 22, leaf), width: 4.5, isRound: true }),
  braid: ground => ({ data: braid(ground), width: 3.2 }),
  guilloche: ground => ({ data: guilloche(ground), width: 2 }),
  ribs: ground => ({ data: ribs(ground), width: 3 }),
} as const satisfies Record<string, ((ground: Ground) => BandStroke) | null>
export type BandPatternName = keyof typeof BAND_PATTERNS

/** The ornament of a band; a plain one has none. */
export function traceOrnament(name: BandPatternName, ground: Ground): BandStroke | undefined {
  return BAND_PATTERNS[name]?.(ground)
}

/** A line round the paper, `inset` inside both edges. */
export function ruleInside({ paper, taper }: Pick<Ground, 'paper' | 'taper'>, inset: number): string {
  const pen = new PathPen()
  traceRule(pen, insetEdge(paper.head, -inset), taper)
  traceRule(pen, insetEdge(paper.foot, inset), taper)
  return pen.data
}

/** Draws one ornament; `outward` points from the middle of the band to the edge. */
type Ornament = (
  pen: PathPen,
  place: (x: number, around: number) => readonly [number, number],
  outward: number,
) => void

/** One ornament after the other along both edges, closer together toward the silhouette, as on a cylinder. */
function along({ paper, taper, density }: Ground, inset: number, ornament: Ornament): string {
  const count = density === 'full' ? 15 : 9
  const pen = new PathPen()
  for (const [edge, outward] of [
    [insetEdge(paper.head, -inset), -1],
    [insetEdge(paper.foot, inset), 1],
  ] as const)
    for (let index = 0; index < count; index++) {
      const around = ((index + 0.5) / count - 0.5) * Math.PI
      ornament(
        pen,
        (x, turn) => {
          const height = Math.sin(around + turn * (Math.PI / count))
          return pointOnBand(taper, xOnEdge(edge, height) + x, height)
        },
        outward,
      )
    }
  return pen.data
}

const bead: Ornament = (pen, place) => {
  pen.moveTo(...place(0, 0)).lineTo(...place(0, 0))
}

const dentil: Ornament = (pen, place) => {
  pen.moveTo(...place(-7, 0)).lineTo(...place(7, 0))
}

/** Two leaves on a stem that is not drawn. */
const leaf: Ornament = (pen, place) => {
  pen
    .moveTo(...place(-8, 0.3))
    .lineTo(...place(0, -0.4))
    .lineTo(...place(8, 0.3))
}

/** Two strands that cross, along each edge. */
function braid({ paper, taper, density }: Ground): string {
  const steps = density === 'full' ? 44 : 16
  const pen = new PathPen()
  for (const edge of [insetEdge(paper.head, -20), insetEdge(paper.foot, 20)])
    for (const strand of [-1, 1])
      for (let step = 0; step <= steps; step++) {
        const height = Math.sin((step / steps - 0.5) * Math.PI)
        const turn = density === 'full' ? Math.sin((step * Math.PI) / 2.75) : step % 2 ? 1 : -1
        const point = pointOnBand(taper, xOnEdge(edge, height) + strand * 7 * turn, height)
        if (step === 0) pen.moveTo(...point)
        else pen.lineTo(...point)
      }
  return pen.data
}

/** The interlaced waves of a banknote. */
function guilloche({ paper, taper, density }: Ground): string {
  const [waves, steps] = density === 'full' ? [7, 40] : [3, 16]
  const pen = new PathPen()
  for (let wave = 0; wave < waves; wave++)
    for (let step = 0; step <= steps; step++) {
      const around = (step / steps - 0.5) * Math.PI
      const height = Math.sin(around)
      const [head, foot] = [xOnEdge(paper.head, height) + 14, xOnEdge(paper.foot, height) - 14]
      const swing = Math.sin(around * 6 + (wave / waves) * Math.PI * 2)
      const point = pointOnBand(taper, (head + foot) / 2 + ((foot - head) / 2) * swing, height)
      if (step === 0) pen.moveTo(...point)
      else pen.lineTo(...point)
    }
  return pen.data
}

/** Lines from edge to edge. */
function ribs({ paper, taper, density }: Ground): string {
  const count = density === 'full' ? 19 : 11
  const pen = new PathPen()
  for (let rib = 0; rib < count; rib++) {
    const height = Math.sin(((rib + 0.5) / count - 0.5) * Math.PI)
    pen
      .moveTo(...pointOnBand(taper, xOnEdge(paper.head, height) + 14, height))
      .lineTo(...pointOnBand(taper, xOnEdge(paper.foot, height) - 14, height))
  }
  return pen.data
}
