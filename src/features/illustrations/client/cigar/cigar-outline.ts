import { PathPen, type Point } from '#platform/client/ui/drawings/line/path-pen.ts'
import { thinLine } from '#platform/client/ui/drawings/line/thin-line.ts'
import type { CigarFrame } from './cigar-frame.ts'

/** The closed silhouette: along the top to the foot, round the foot, back along the bottom. */
export function outlineCigar(frame: CigarFrame): string {
  const { footX, centerY, length, radiusAt, bulgeAt } = frame
  const edge = thinLine(upperEdge(frame), frame.pixelsPerInch < 40 ? 0.12 : 0.06)
  const footRadius = radiusAt(length)
  const lowerEdge = edge.map(([x, y]): Point => [x, 2 * centerY - y]).reverse()
  return new PathPen()
    .through(edge)
    .arcTo(bulgeAt(length), footRadius, 'clockwise', footX, centerY + footRadius)
    .through(lowerEdge)
    .close().data
}

function upperEdge({ headX, centerY, length, radiusAt }: CigarFrame): Point[] {
  const steps = 160
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    // Squared for more points near the head, where the curvature is highest.
    const fromHead = length * (step / steps) ** 2
    return [headX + fromHead, centerY - radiusAt(fromHead)]
  })
}

/** The little twist of leaf on a lancero's cap. */
export function outlinePigtail({ headX, centerY, radius, pigtail }: CigarFrame): string {
  return new PathPen()
    .moveTo(headX + 3, centerY)
    .quadTo(headX + 3 - pigtail * 0.6, centerY - radius * 0.35, headX + 3 - pigtail, centerY + radius * 0.12)
    .data
}
