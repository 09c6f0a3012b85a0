import { PathPen, type Point } from '../line/path-pen.ts'

export const RADAR_SIZE = { width: 348, height: 284 }
/** `Radar.module.css` scales the shapes from this point. */
export const RADAR_CENTER = { x: 174, y: 142 }
export const RADAR_RADIUS = 96

/** Where a value from 0 to 1 lies on an axis; the first axis points up, the others follow clockwise. */
export function radarPoint(axis: number, axisCount: number, value: number): Point {
  const angle = axisAngle(axis, axisCount)
  const reach = RADAR_RADIUS * Math.min(1, Math.max(0, value))
  return fromCenter(angle, reach)
}

export function radarOutline(values: readonly number[]): string {
  const points = values.map((value, axis) => radarPoint(axis, values.length, value))
  return new PathPen().through(points).close().data
}

export function radarSpoke(axis: number, axisCount: number): string {
  return new PathPen().moveTo(RADAR_CENTER.x, RADAR_CENTER.y).lineTo(...radarPoint(axis, axisCount, 1)).data
}

export function radarSpokes(axisCount: number): string {
  // One pen, because its data is relative to where it stands.
  const pen = new PathPen()
  for (let axis = 0; axis < axisCount; axis++)
    pen.moveTo(RADAR_CENTER.x, RADAR_CENTER.y).lineTo(...radarPoint(axis, axisCount, 1))
  return pen.data
}

/** Ticks of the outer ring, a long one at every axis. */
export function radarTicks(axisCount: number): string {
  const ticks = axisCount * Math.max(1, Math.round(120 / axisCount))
  const pen = new PathPen()
  for (let tick = 0; tick < ticks; tick++) {
    const angle = axisAngle(tick, ticks)
    const isAtAxis = tick % (ticks / axisCount) === 0
    pen
      .moveTo(...fromCenter(angle, RADAR_RADIUS + 4))
      .lineTo(...fromCenter(angle, RADAR_RADIUS + (isAtAxis ? 11 : 7)))
  }
  return pen.data
}

export interface RadarLabel {
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}

export function placeRadarLabel(axis: number, axisCount: number): RadarLabel {
  const angle = axisAngle(axis, axisCount)
  const [x, y] = fromCenter(angle, RADAR_RADIUS + 19)
  const side = Math.cos(angle)
  const anchor = Math.abs(side) < 0.2 ? 'middle' : side > 0 ? 'start' : 'end'
  return { x: Math.round(x), y: Math.round(y), anchor }
}

function axisAngle(axis: number, axisCount: number): number {
  return -Math.PI / 2 + (axis / axisCount) * Math.PI * 2
}

function fromCenter(angle: number, reach: number): Point {
  return [RADAR_CENTER.x + reach * Math.cos(angle), RADAR_CENTER.y + reach * Math.sin(angle)]
}
