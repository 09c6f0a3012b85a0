import { formatDate } from '#platform/client/relative-time.ts'
import type { Device } from '../climate.contract.ts'
import type { SaltTest } from '../salt-test.contract.ts'
import {
  isCalibrationDue,
  maxCorrection,
  maxSwing,
  readyAt,
  saltHumidity,
  settledHours,
} from '../salt-test.rules.ts'

const millisecondsPerMinute = 60_000
const minutesPerHour = 60

/** `23 hours`, `40 minutes`; at least one minute. */
function durationWords(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / millisecondsPerMinute))
  const hours = Math.round(minutes / minutesPerHour)
  if (minutes < minutesPerHour) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  return hours === 1 ? '1 hour' : `${hours} hours`
}

/** In the list of the sensors. */
export function saltTestState(startedAt: string, now: number): string {
  const left = readyAt(Date.parse(startedAt)) - now
  return left > 0 ? `Salt test, ${durationWords(left)} left` : 'Salt test, ready to read'
}

const moment = new Intl.DateTimeFormat('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit' })

/** While it runs: how long still. */
export function timeLeft(startedAt: string, now: number): string {
  return `${durationWords(readyAt(Date.parse(startedAt)) - now)} left`
}

/** And until when: `Friday 12:05 PM`. */
export function resultTime(startedAt: string): string {
  return moment.format(readyAt(Date.parse(startedAt)))
}

/** `+1.4`, `−0.6`, `0.0`. */
export function signed(value: number): string {
  const size = Math.abs(value).toFixed(1)
  if (value === 0) return size
  return value > 0 ? `+${size}` : `−${size}`
}

/** What a finished test gave, or why it gave nothing. */
export function resultWords({ state, measured, swing, correction }: SaltTest): string {
  const read = measured?.toFixed(1)
  if (state === 'silent')
    return `The sensor was silent in the last ${settledHours} hours of the test. Bring it nearer to its receiver, and begin again.`
  if (state === 'unsettled')
    return `The air still moved: the readings of the last ${settledHours} hours are ${swing?.toFixed(1)} points apart, and should be within ${maxSwing}. Check that the box closes tight and that the salt is damp, and begin again.`
  if (state === 'implausible')
    return `It read ${read}% over the salt. A hygrometer is at most ${maxCorrection} points off, so the box was open, the salt was dry, or the sensor is broken. Begin again, or replace it.`
  return `Over the salt it read ${read}%, where the air has ${saltHumidity}%. Corrected by ${signed(correction ?? 0)}, it is right.`
}

/** Under the name of a sensor that is corrected. */
export function correctionWords(
  { humidityOffset, calibratedAt }: Pick<Device, 'humidityOffset' | 'calibratedAt'>,
  now: number,
): string {
  const correction = `Humidity corrected by ${signed(humidityOffset)}`
  if (!calibratedAt) return correction
  const due = isCalibrationDue(new Date(calibratedAt), new Date(now)) ? '. A new salt test is due' : ''
  return `${correction} since ${formatDate(calibratedAt)}${due}`
}
