import { countdownWords } from '#platform/client/ui/events/countdown-words.ts'

const minuteMilliseconds = 60_000

export interface EventTimes {
  /** `2026-12-03`, where it takes place. */
  day: string
  /** `Thursday, December 3, 7:00 PM to 9:00 PM EST` */
  there: string
  /** The same where the reader is, if their clocks show another time: `Friday, December 4, 1:00 AM GMT+1`. */
  here: string | undefined
}

/**
 * @param timeZone of the place
 * @param ownZone of the reader
 */
export function describeTimes(
  start: Date,
  end: Date | null,
  timeZone: string,
  ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): EventTimes {
  const there = describeIn(start, end, timeZone)
  const here = describeIn(start, end, ownZone)
  const clockOf = (zone: string) => start.toLocaleString('en-US', { timeZone: zone })
  return {
    day: start.toLocaleDateString('en-CA', { timeZone }),
    there,
    here: clockOf(timeZone) === clockOf(ownZone) ? undefined : here,
  }
}

function describeIn(start: Date, end: Date | null, timeZone: string): string {
  const format = (moment: Date, options: Intl.DateTimeFormatOptions) =>
    // Newer browsers put a narrow space before AM and PM.
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(moment).replaceAll('\u202f', ' ')
  const time = { hour: 'numeric', minute: '2-digit' } as const
  const day = { weekday: 'long', month: 'long', day: 'numeric' } as const
  const zone = { timeZoneName: 'short' } as const
  if (!end) return format(start, { ...day, ...time, ...zone }).replace(' at ', ', ')
  const isSameDay = format(start, day) === format(end, day)
  const from = format(start, { ...day, ...time }).replace(' at ', ', ')
  const until = format(end, { ...(isSameDay ? {} : day), ...time, ...zone }).replace(' at ', ', ')
  return `${from} to ${until}`
}

/** `Starts in 3 hours 20 minutes` */
export function startsIn(start: Date, now: number): string {
  const left = start.getTime() - now
  if (left <= 0) return 'It has begun'
  return `Starts in ${left < minuteMilliseconds ? 'less than a minute' : countdownWords(left)}`
}
