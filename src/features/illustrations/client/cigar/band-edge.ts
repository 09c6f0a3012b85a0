import type { PathPen, Point } from '#platform/client/ui/drawings/line/path-pen.ts'

/**
 * An edge of the paper. It meets the silhouette of the cigar at `at` and departs from a plain ring by `by`, toward the
 * foot if positive, both in hundredths of the radius.
 */
export interface BandEdge {
  at: number
  form: 'bow' | 'point' | 'scallops'
  by: number
}

/** A strip of paper around the cigar. */
export interface BandPaper {
  head: BandEdge
  foot: BandEdge
}

/** The near side of the paper bulges toward the foot, like the leaf below it. */
const BULGE = 22
const RADIUS = 100
const SCALLOPS = 7

/** Where a place on the paper is seen. `height` is -1 at the upper silhouette and 1 at the lower; `taper` is the growth of the radius per unit. */
export function pointOnBand(taper: number, x: number, height: number): Point {
  return [x - BULGE * height * height, height * (RADIUS + taper * x)]
}

export function xOnEdge({ at, form, by }: BandEdge, height: number): number {
  if (form === 'scallops') return at
  return at + by * (1 - (form === 'bow' ? height * height : Math.abs(height)))
}

/** The same edge, `inset` further inside the paper; a scalloped one gets a plain line. */
export function insetEdge({ at, form, by }: BandEdge, inset: number): BandEdge {
  return form === 'scallops' ? { at: at - inset, form: 'bow', by: 0 } : { at: at - inset, form, by }
}

/** Clockwise, so that it makes one surface with a medallion drawn the same way. */
export function outlinePaper(pen: PathPen, { head, foot }: BandPaper, taper: number): void {
  traceEdge(pen.moveTo(...pointOnBand(taper, head.at, -1)).lineTo(...pointOnBand(taper, foot.at, -1)), foot, {
    taper,
    isDownward: true,
  })
  pen.lineTo(...pointOnBand(taper, head.at, 1))
  traceEdge(pen, head, { taper, isDownward: false })
  pen.close()
}

/** A line along the edge from the upper silhouette to the lower. */
export function traceRule(pen: PathPen, edge: BandEdge, taper: number): void {
  traceEdge(pen.moveTo(...pointOnBand(taper, edge.at, -1)), edge, { taper, isDownward: true })
}

function traceEdge(
  pen: PathPen,
  edge: BandEdge,
  { taper, isDownward }: { taper: number; isDownward: boolean },
): void {
  const knots = isDownward ? knotsOf(edge) : knotsOf(edge).reverse()
  knots.slice(1).forEach((height, index) => {
    const from = knots[index] ?? height
    const control = controlX(edge, from, height)
    const [endX, endY] = pointOnBand(taper, xOnEdge(edge, height), height)
    pen.quadTo(control, ((from + height) / 2) * (RADIUS + taper * control), endX, endY)
  })
}

function knotsOf({ form }: BandEdge): number[] {
  if (form === 'bow') return [-1, 1]
  if (form === 'point') return [-1, 0, 1]
  return Array.from({ length: SCALLOPS + 1 }, (_, knot) => Math.sin((knot / SCALLOPS - 0.5) * Math.PI))
}

/** Between two knots an edge is a parabola, which has one control point. */
function controlX({ at, form, by }: BandEdge, from: number, to: number): number {
  const bulge = -BULGE * from * to
  if (form === 'bow') return at + by * (1 - from * to) + bulge
  if (form === 'point') return at + by * (1 - Math.abs(from + to) / 2) + bulge
  return at + by + bulge
}
