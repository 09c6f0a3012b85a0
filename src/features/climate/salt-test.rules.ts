/**
 * A hygrometer is tested over a damp paste of table salt in a closed box, where the air settles at 75 %. A day is long
 * enough (docs/domain.md 3.6: 6 to 12 hours, better 24).
 */
export const saltHumidity = 75
export const saltTestHours = 24
/** The air has settled by then: only these hours at the end of the test count. */
export const settledHours = 6
/** Analog hygrometers can be 10 points off (docs/domain.md 3.6). What is further off is broken, or lay in an open box. */
export const maxCorrection = 10
/** Settled air moves less than that. Our choice, not measured on real sensors. */
export const maxSwing = 2

const millisecondsPerHour = 3_600_000

/** When a test that began then can be read, in milliseconds. */
export function readyAt(startedAt: number): number {
  return startedAt + saltTestHours * millisecondsPerHour
}

/** The time whose readings count, in milliseconds. */
export function settledSpan(startedAt: number): { from: number; to: number } {
  const to = readyAt(startedAt)
  return { from: to - settledHours * millisecondsPerHour, to }
}

/** The mean, the lowest and the highest of a piece of time, as measured; `at` in milliseconds. */
export interface HumidityPiece {
  at: number
  humidity: number
  humidityLowest: number
  humidityHighest: number
}

export const saltTestStates = ['running', 'silent', 'unsettled', 'implausible', 'ready'] as const
export type SaltTestState = (typeof saltTestStates)[number]

export interface SaltTestResult {
  state: SaltTestState
  /** The median of the settled hours; null while it runs, and without readings. */
  measured: number | null
  /** Between the lowest and the highest of the settled hours. */
  swing: number | null
  /** What is to be added to each reading, in tenths of a point; null where the test cannot be used. */
  correction: number | null
}

/** What a test tells. The median, because a single reading may be wrong; every settled hour needs a reading. */
export function judgeSaltTest(
  startedAt: number,
  pieces: readonly HumidityPiece[],
  now: number,
): SaltTestResult {
  const none = { measured: null, swing: null, correction: null }
  if (now < readyAt(startedAt)) return { state: 'running', ...none }
  const { from, to } = settledSpan(startedAt)
  const settled = pieces.filter(({ at }) => at >= from && at < to)
  const hours = new Set(settled.map(({ at }) => Math.floor((at - from) / millisecondsPerHour)))
  if (hours.size < settledHours) return { state: 'silent', ...none }
  const measured = toTenths(median(settled.map(({ humidity }) => humidity)))
  const swing = toTenths(
    Math.max(...settled.map(({ humidityHighest }) => humidityHighest)) -
      Math.min(...settled.map(({ humidityLowest }) => humidityLowest)),
  )
  if (swing > maxSwing) return { state: 'unsettled', measured, swing, correction: null }
  const correction = toTenths(saltHumidity - measured)
  if (Math.abs(correction) > maxCorrection) return { state: 'implausible', measured, swing, correction: null }
  return { state: 'ready', measured, swing, correction }
}

/** Sensors drift: the test is due again after half a year (docs/domain.md 3.6). */
export const calibrationMonths = 6

export function isCalibrationDue(calibratedAt: Date, now: Date): boolean {
  const due = new Date(calibratedAt)
  due.setUTCMonth(due.getUTCMonth() + calibrationMonths)
  return now >= due
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2
}

function toTenths(value: number): number {
  return Math.round(value * 10) / 10
}
