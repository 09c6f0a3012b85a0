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

export interface Measured {
  value: number
  /** In milliseconds. */
  at: number
}
interface Circumstances {
  range: TargetRange
  /** Quiet hours: alerts wait. */
  isQuiet: boolean
}

/** The next state after a reading. One that ended before its alert has none. */
export function followExcursion(
  excursion: Excursion | null,
  measured: Measured & Circumstances,
): ExcursionStep {
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

/** The state after several readings, and what the member is notified of. */
export interface ExcursionsEnd {
  /** That which still lasts after the last reading. */
  excursion: Excursion | null
  /** Of the excursion that still lasts, at most one however many readings came together. Its first alert says that it began. */
  alert: (Measured & { kind: ExcursionAlert }) | null
}

/**
 * The state after readings in the order of their times. An excursion that is over by the last of them is not told: there is
 * nothing left to do about it, and the history shows it.
 */
export function followExcursions(
  excursion: Excursion | null,
  readings: readonly Measured[],
  range: TargetRange,
  isQuiet: boolean,
): ExcursionsEnd {
  let state: ExcursionsEnd = { excursion, alert: null }
  for (const reading of readings) {
    const step = followExcursion(state.excursion, { ...reading, range, isQuiet })
    const lasts = step.excursion !== null && step.excursion.beganAt === state.excursion?.beganAt
    const earlier = lasts ? state.alert : null
    const alert = step.alert && { ...reading, kind: earlier?.kind ?? step.alert }
    state = { excursion: step.excursion, alert: alert ?? earlier }
  }
  return state
}
