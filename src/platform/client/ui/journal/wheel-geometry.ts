import { PathPen } from '../drawings/line/path-pen.ts'

export const WHEEL_SIZE = 444
const center = WHEEL_SIZE / 2

/** A piece of a ring between two angles in radians and two radii. */
export function ringPiece(from: number, to: number, inner: number, outer: number): string {
  return new PathPen()
    .moveTo(...onCircle(inner, from))
    .lineTo(...onCircle(outer, from))
    .arcTo(outer, outer, 'clockwise', ...onCircle(outer, to))
    .lineTo(...onCircle(inner, to))
    .arcTo(inner, inner, 'counterclockwise', ...onCircle(inner, from))
    .close().data
}

export interface RadialText {
  transform: string
  /** On the left half a text runs toward the center, so that it is never upside down. */
  isFlipped: boolean
}

export function radialText(angle: number, radius: number): RadialText {
  const isFlipped = Math.cos(angle) < -0.01
  const [x, y] = onCircle(radius, angle)
  const degrees = (angle * 180) / Math.PI + (isFlipped ? 180 : 0)
  return { isFlipped, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees.toFixed(1)})` }
}

/** Start and end of the slice with this index; the middle of the first one points up. */
export function sliceAngles(index: number, count: number): [from: number, to: number] {
  const slice = (Math.PI * 2) / count
  const from = -Math.PI / 2 + (index - 0.5) * slice
  return [from, from + slice]
}

function onCircle(radius: number, angle: number): [x: number, y: number] {
  return [center + radius * Math.cos(angle), center + radius * Math.sin(angle)]
}
