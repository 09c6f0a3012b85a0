import type { QuietHours } from './notification-settings.contract.ts'

const minutesOfDay = 1440
const minuteMilliseconds = 60_000

/** When the quiet hours end that `now` is in; undefined if it is in none. */
export function endOfQuietHours(
  quietHours: QuietHours | null,
  timeZone: string,
  now: Date,
): Date | undefined {
  if (!quietHours) return undefined
  const { from, until } = quietHours
  const minute = minuteOfDay(now, timeZone)
  const isQuiet = from < until ? minute >= from && minute < until : minute >= from || minute < until
  if (!isQuiet) return undefined
  const startOfMinute = Math.floor(now.getTime() / minuteMilliseconds) * minuteMilliseconds
  const end = startOfMinute + wrapped(until - minute) * minuteMilliseconds
  // The clocks may be changed until then.
  const shift = wrapped(until - minuteOfDay(new Date(end), timeZone) + minutesOfDay / 2) - minutesOfDay / 2
  return new Date(end + shift * minuteMilliseconds)
}

function minuteOfDay(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const numberOf = (type: string) => Number(parts.find(part => part.type === type)?.value)
  return numberOf('hour') * 60 + numberOf('minute')
}

const wrapped = (minutes: number) => ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay
