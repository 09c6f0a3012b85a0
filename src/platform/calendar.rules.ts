export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    return true
  } catch {
    return false
  }
}

const weekMilliseconds = 7 * 86_400_000

/** Tells the day of a moment, as `2026-11-24`, on the calendar of a time zone. */
export function calendarOf(timeZone: string): (time: Date) => string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const offsetAt = offsetsOf(timeZone)
  return time => {
    // Formatting takes ten times as long as adding the offset, which nearly every week has only one of.
    const week = Math.floor(time.getTime() / weekMilliseconds)
    const offset = offsetAt(week)
    if (offset !== offsetAt(week + 1)) return format.format(time)
    return new Date(time.getTime() + offset).toISOString().slice(0, 10)
  }
}

/** Tells how far the clocks of a time zone are ahead of UTC at the start of a week since 1970, in milliseconds. */
function offsetsOf(timeZone: string): (week: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  const offsets = new Map<number, number>()
  return week => {
    const known = offsets.get(week)
    if (known !== undefined) return known
    const offset = readOffset(format.format(week * weekMilliseconds))
    offsets.set(week, offset)
    return offset
  }
}

/** Of a text that ends with `GMT-05:00`, or with `GMT` alone. */
function readOffset(text: string): number {
  const [, sign, hours = 0, minutes = 0, seconds = 0] =
    /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text.replace('\u2212', '-')) ?? []
  const ahead = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
  return sign === '-' ? -ahead : ahead
}

/** The same day of an earlier month, or the last one of a month that is shorter. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(dayOfMonth, last))).toISOString().slice(0, 10)
}
