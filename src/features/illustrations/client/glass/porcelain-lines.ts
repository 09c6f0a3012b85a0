import type { Density } from '#platform/client/ui/drawings/line/density.ts'
import { PathPen, type Point } from '#platform/client/ui/drawings/line/path-pen.ts'
import { thinLine } from '#platform/client/ui/drawings/line/thin-line.ts'
import { curveThrough } from './monotone-curve.ts'

/** A cup is seen from slightly higher than a glass. */
export const CUP_PERSPECTIVE = 0.24

/** In drawing units. */
export const CUP = { centerX: 66, rimY: 52, footY: 112, rimRadius: 43, saucerY: 113, saucerRadius: 62 }

const cupRadiusAt = curveThrough(
  [
    [0, 43],
    [0.1, 42.4],
    [0.35, 39],
    [0.6, 32],
    [0.8, 22.5],
    [0.9, 18.5],
    [0.95, 18.5],
    [1, 20],
  ],
  false,
)

export function outlineCup(): string {
  const foot = cupRadiusAt(1)
  return new PathPen()
    .through(cupWall(-1))
    .arcTo(foot, foot * CUP_PERSPECTIVE, 'counterclockwise', CUP.centerX + foot, CUP.footY)
    .through(cupWall(1).reverse())
    .arcTo(CUP.rimRadius, CUP.rimRadius * CUP_PERSPECTIVE, 'clockwise', CUP.centerX - CUP.rimRadius, CUP.rimY)
    .close().data
}

function cupWall(direction: -1 | 1): Point[] {
  const steps = 60
  const points = Array.from({ length: steps + 1 }, (_, step): Point => {
    const share = step / steps
    return [CUP.centerX + direction * cupRadiusAt(share), cupY(share)]
  })
  return thinLine(points, 0.1)
}

const cupY = (share: number) => CUP.rimY + share * (CUP.footY - CUP.rimY)

/** The shadow side of the cup. */
export function hatchCup(density: Density): string {
  const pen = new PathPen()
  const step = density === 'full' ? 2.3 : 5
  for (let y = CUP.rimY + 2; y < CUP.footY; y += step) {
    const share = (y - CUP.rimY) / (CUP.footY - CUP.rimY)
    const radius = cupRadiusAt(share)
    hatchRound(pen, { x: CUP.centerX, y, radius }, [0.62 - share * 0.62, 1])
    hatchRound(pen, { x: CUP.centerX, y, radius }, [-1, -0.9 + share * 0.16])
  }
  return pen.data
}

/** The underside of the saucer. */
export function hatchSaucer(density: Density): string {
  const pen = new PathPen()
  const step = density === 'full' ? 1.5 : 3
  for (let drop = 1.2; drop < 6; drop += step) {
    hatchRound(pen, { x: CUP.centerX, y: CUP.saucerY + drop, radius: CUP.saucerRadius - drop * 2.4 }, [
      -0.3 + drop * 0.05,
      0.97,
    ])
  }
  return pen.data
}

/** An arc of the near half of a circle, between two shares of its radius (-1 left, 1 right). */
function hatchRound(
  pen: PathPen,
  { x, y, radius }: { x: number; y: number; radius: number },
  [from, to]: readonly [number, number],
) {
  const depth = radius * CUP_PERSPECTIVE
  const pointAt = (share: number): Point => [x + radius * share, y + depth * Math.sqrt(1 - share * share)]
  pen.moveTo(...pointAt(from)).arcTo(radius, depth, 'counterclockwise', ...pointAt(to))
}
