import { PathPen, type Point } from '../line/path-pen.ts'

export const DIAL_SIZE = { width: 220, height: 176 }
/** `Dial.module.css` rotates the needle around this point. */
export const DIAL_CENTER = { x: 110, y: 112 }
export const DIAL_RADIUS = 96
/** Where the numbers stand; the needle ends outside them. */
export const numberRadius = 70
/** From lower left over the top to lower right, in degrees clockwise from the right. */
const SWEEP = { from: -216, to: 36 } as const

export interface DialScale {
  minimum: number
  maximum: number
  /** Distance between two numbered ticks. */
  majorStep: number
  minorStep: number
}

/** In degrees. A value beyond the scale is clamped to its end. */
export function dialAngle(value: number, { minimum, maximum }: DialScale): number {
  const share = Math.min(1, Math.max(0, (value - minimum) / (maximum - minimum)))
  return SWEEP.from + share * (SWEEP.to - SWEEP.from)
}

export function dialPoint(value: number, scale: DialScale, reach: number): Point {
  const angle = (dialAngle(value, scale) * Math.PI) / 180
  return [DIAL_CENTER.x + reach * Math.cos(angle), DIAL_CENTER.y + reach * Math.sin(angle)]
}

/** Two pieces, because one arc command cannot span more than half a circle. */
export function dialArc(from: number, to: number, scale: DialScale): string {
  const reach = DIAL_RADIUS + 8
  const pen = new PathPen().moveTo(...dialPoint(from, scale, reach))
  for (const stop of [(from + to) / 2, to])
    pen.arcTo(reach, reach, 'clockwise', ...dialPoint(stop, scale, reach))
  return pen.data
}

export interface DialTicks {
  minor: string
  major: string
  numbers: { value: number; position: Point }[]
}

export function dialTicks(scale: DialScale): DialTicks {
  const minor = new PathPen()
  const major = new PathPen()
  const numbers: DialTicks['numbers'] = []
  const ticks = Math.round((scale.maximum - scale.minimum) / scale.minorStep)
  for (let tick = 0; tick <= ticks; tick++) {
    const value = scale.minimum + tick * scale.minorStep
    const isMajor = Math.abs(value / scale.majorStep - Math.round(value / scale.majorStep)) < 1e-6
    const pen = isMajor ? major : minor
    pen
      .moveTo(...dialPoint(value, scale, DIAL_RADIUS))
      .lineTo(...dialPoint(value, scale, DIAL_RADIUS - (isMajor ? 11 : 7)))
    if (isMajor) numbers.push({ value, position: dialPoint(value, scale, numberRadius) })
  }
  return { minor: minor.data, major: major.data, numbers }
}
