/** What a clock shows, without its zone: `2026-12-03T19:00`. */
export type LocalTime = string

const dayMilliseconds = 86_400_000
const minuteMilliseconds = 60_000
const written = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:[0-5]\d)?$/
/** Outside of these a date is a slip of the keyboard. */
const years = { first: 2000, last: 2100 }

/** What the clocks of a time zone show. */
export function localTimeOf(moment: Date, timeZone: string): LocalTime {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`
}

/** `2026-12-03` */
export const dayOf = (time: LocalTime) => time.slice(0, 10)
/** `19:00` */
export const clockOf = (time: LocalTime) => time.slice(11, 16)

/**
 * When the clocks of a time zone show a time. Of two moments the earlier one; a time that the clocks leave out becomes as
 * much later as they leave out.
 */
export function momentOf(time: LocalTime, timeZone: string): Date {
  const asUtc = Date.parse(`${time}Z`)
  const [before, after] = [-dayMilliseconds, dayMilliseconds].map(
    distance => asUtc - offsetAt(asUtc + distance, timeZone),
  )
  const isShown = (moment: number) => localTimeOf(new Date(moment), timeZone) === time.slice(0, 16)
  return new Date(!isShown(before!) && isShown(after!) ? after! : before!)
}

/** The same clock time so many days later. */
export function daysLater(time: LocalTime, days: number): LocalTime {
  return `${dayLater(dayOf(time), days)}${time.slice(10)}`
}

export function dayLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10)
}

/** From one day to another. */
export function daysBetween(day: string, later: string): number {
  return Math.round((Date.parse(`${later}T00:00Z`) - Date.parse(`${day}T00:00Z`)) / dayMilliseconds)
}

/** A moment with its zone, or a local time that is read in `timeZone`. Undefined if it is neither. */
export function readMoment(text: string, timeZone: string): Date | undefined {
  const [, day, , zone] = written.exec(text) ?? []
  if (day === undefined || !isDay(day)) return undefined
  const moment = zone === undefined ? momentOf(text, timeZone) : new Date(text)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

function isDay(day: string): boolean {
  const year = Number(day.slice(0, 4))
  if (year < years.first || year > years.last) return false
  const midnight = new Date(`${day}T00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
}

/** How far the clocks of a time zone are ahead of UTC, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const minute = Math.floor(moment / minuteMilliseconds) * minuteMilliseconds
  return Date.parse(`${localTimeOf(new Date(minute), timeZone)}Z`) - minute
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making one takes as long as a hundred uses of it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  // Zones that callers name differ in case alone without end.
  if (formats.size < 1_000) formats.set(timeZone, format)
  return format
}
