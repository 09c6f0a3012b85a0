import type { Point } from './path-pen.ts'

/** Line simplification (Ramer, Douglas, Peucker): dropped points are within `tolerance` of the remaining line. */
export function thinLine(points: readonly Point[], tolerance = 0.06): Point[] {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return [...points]
  const farthest = farthestFromChord(points, first, last)
  if (farthest.distance <= tolerance) return [first, last]
  const before = thinLine(points.slice(0, farthest.index + 1), tolerance)
  const after = thinLine(points.slice(farthest.index), tolerance)
  return [...before, ...after.slice(1)]
}

function farthestFromChord(points: readonly Point[], first: Point, last: Point) {
  const chord: Point = [last[0] - first[0], last[1] - first[1]]
  const chordLength = Math.hypot(...chord) || 1
  const farthest = { index: 1, distance: 0 }
  points.forEach(([x, y], index) => {
    const distance = Math.abs(chord[0] * (first[1] - y) - chord[1] * (first[0] - x)) / chordLength
    if (distance > farthest.distance) Object.assign(farthest, { index, distance })
  })
  return farthest
}
