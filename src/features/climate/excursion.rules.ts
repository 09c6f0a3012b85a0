import { judge, type TargetRange } from './judge.rules.ts'

/** How far a value has to come back into the range to end an excursion: a value at the edge would alert again and again. */
export const returnMargin = 1
export const repeatAfterHours = 6

/** A time outside the range, with an alert at its begin and every six hours. Times in milliseconds. */
export interface Excursion {
  side: 'low' | 'high'
  beganAt: number
  /** The last alert; null while it waits for the end of the quiet hours. */
  alertedAt: number | null
}

export type ExcursionAlert = 'began' | 'continues' | 'ended'
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

/** The next state after a reading. One that began and ended in the quiet hours has no alert. */
export function followExcursion(excursion: Excursion | null, measured: Measured): ExcursionStep {
  const { value, at, range, isQuiet } = measured
  const judgment = judge(value, range)
  if (excursion === null) {
    if (judgment !== 'low' && judgment !== 'high') return { excursion: null, alert: null }
    return withAlert({ side: judgment, beganAt: at, alertedAt: null }, 'began', at, isQuiet)
  }
  if (hasReturned(excursion.side, value, range))
    return judgment === 'in range'
      ? { excursion: null, alert: excursion.alertedAt === null ? null : 'ended' }
      : followExcursion(null, measured)
  if (excursion.alertedAt === null) return withAlert(excursion, 'began', at, isQuiet)
  const isDue = at - excursion.alertedAt >= repeatAfterHours * 3_600_000
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
