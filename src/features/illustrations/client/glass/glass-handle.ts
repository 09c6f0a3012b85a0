import { PathPen, type Point } from '#platform/client/ui/drawings/line/path-pen.ts'
import { thinLine } from '#platform/client/ui/drawings/line/thin-line.ts'

export interface HandleCurve {
  start: Point
  /** The two control points that pull the loop outwards. */
  pull: readonly [Point, Point]
  end: Point
  thickness: readonly [ends: number, middle: number]
}

const STEPS = 36

/** The outer and inner edge as one closed path. */
export function outlineHandle(curve: HandleCurve): string {
  const sections = Array.from({ length: STEPS + 1 }, (_, step) => acrossHandle(curve, step / STEPS))
  return new PathPen()
    .through(
      thinLine(
        sections.map(section => section.outer),
        0.1,
      ),
    )
    .through(
      thinLine(
        sections.map(section => section.inner),
        0.1,
      ).reverse(),
    )
    .close().data
}

export function hatchHandle(curve: HandleCurve, lines: number): string {
  const pen = new PathPen()
  for (let line = 1; line < lines; line++) {
    const { outer, inner } = acrossHandle(curve, line / lines)
    pen.moveTo(...outer).lineTo((outer[0] + inner[0] * 1.4) / 2.4, (outer[1] + inner[1] * 1.4) / 2.4)
  }
  return pen.data
}

function acrossHandle(
  { start, pull, end, thickness }: HandleCurve,
  share: number,
): { outer: Point; inner: Point } {
  const rest = 1 - share
  const along = (axis: 0 | 1) =>
    rest ** 3 * start[axis] +
    3 * rest ** 2 * share * pull[0][axis] +
    3 * rest * share ** 2 * pull[1][axis] +
    share ** 3 * end[axis]
  const slope = (axis: 0 | 1) =>
    3 * rest ** 2 * (pull[0][axis] - start[axis]) +
    6 * rest * share * (pull[1][axis] - pull[0][axis]) +
    3 * share ** 2 * (end[axis] - pull[1][axis])
  const speed = Math.hypot(slope(0), slope(1)) || 1
  const half = (thickness[0] + (thickness[1] - thickness[0]) * Math.sin(Math.PI * share)) / 2
  const [acrossX, acrossY] = [(slope(1) / speed) * half, (-slope(0) / speed) * half]
  return {
    outer: [along(0) + acrossX, along(1) + acrossY],
    inner: [along(0) - acrossX, along(1) - acrossY],
  }
}
