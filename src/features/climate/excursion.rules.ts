import { judge, type TargetRange } from './judge.rules.ts'

/** How far a value has to come back into the range to end an excursion: a value at the edge would alert again and again. */
export const returnMargin = 1
export const repeatAfterHours = 6
/** A lid that is opened for a moment is no excursion. Our choice, not measured on real sensors. */
export const alertAfterMinutes = 20

/** A time outside the range, with one alert and another every six hours. Times in milliseconds. */
export interface Excursion {
  side: 'low' | 'high'
  beganAt: number
  /** The last alert; null while it is young, or waits for the end of the quiet hours. */
  alertedAt: number | null
}

export type ExcursionAlert = 'began' | 'continues'
export interface ExcursionStep {
  excursion: Excursion | null
  alert: ExcursionAlert | null
}

interface Measured {
  value: number
  at: number
  range: TargetRange
  /** Quiet hours: alerts wait. */
  isQuiet: boolean
}

/** The next state after a reading. One that ended before its alert has none. */
export function followExcursion(excursion: Excursion | null, measured: Measured): ExcursionStep {
  const { value, at, range, isQuiet } = measured
  if (excursion === null) {
    const judgment = judge(value, range)
    const isOutside = judgment === 'low' || judgment === 'high'
    return { excursion: isOutside ? { side: judgment, beganAt: at, alertedAt: null } : null, alert: null }
  }
  if (hasReturned(excursion.side, value, range)) return followExcursion(null, measured)
  const { beganAt, alertedAt, side } = excursion
  // Nearly back: an alert would name a value that is within the range.
  if (judge(value, range) !== side) return { excursion, alert: null }
  if (alertedAt === null)
    return at - beganAt >= alertAfterMinutes * 60_000
      ? withAlert(excursion, 'began', at, isQuiet)
      : { excursion, alert: null }
  const isDue = at - alertedAt >= repeatAfterHours * 3_600_000
  return isDue ? withAlert(excursion, 'continues', at, isQuiet) : { excursion, alert: null }
}

function withAlert(excursion: Excursion, alert: ExcursionAlert, at: number, isQuiet: boolean): ExcursionStep {
  return isQuiet ? { excursion, alert: null } : { excursion: { ...excursion, alertedAt: at }, alert }
}

/** Back inside by the margin, or past the middle of a range that is narrower than two margins. */
function hasReturned(side: Excursion['side'], value: number, { lowest, highest }: TargetRange): boolean {
  const margin = Math.min(returnMargin, (highest - lowest) / 2)
  return side === 'low' ? value >= lowest + margin : value <= highest - margin
}
