import { clockOf, dayOf, daysBetween, daysLater, localTimeOf, momentOf } from './zoned-time.rules.ts'

/** When an event takes place. */
export interface EventTimes {
  start: Date
  end: Date | null
  timeZone: string
}

/** Times as they were sent; undefined for one that was not. */
export interface NewTimes {
  start?: Date | undefined
  end?: Date | null | undefined
  timeZone: string
}

/** What the event itself becomes. One whose end is not sent lasts as long as before. */
export function changeTimes(
  before: EventTimes,
  { start = before.start, end, timeZone }: NewTimes,
): EventTimes {
  const moved = start.getTime() - before.start.getTime()
  const kept = before.end && new Date(before.end.getTime() + moved)
  return { start, end: end === undefined ? kept : end, timeZone }
}

/**
 * What another event of the series becomes: it stays on its day and gets the clock times of the changed one. Only what is new
 * there is new here.
 */
export function followTimes(other: EventTimes, before: EventTimes, after: EventTimes): EventTimes {
  const { timeZone } = after
  const first = localTimeOf(after.start, timeZone)
  const day = dayOf(localTimeOf(other.start, other.timeZone))
  const isMoved = after.start.getTime() !== before.start.getTime()
  const start = isMoved ? momentOf(`${day}T${clockOf(first)}`, timeZone) : other.start
  const lasts = lengthOf(after)
  if (lasts === lengthOf(before))
    return {
      start,
      end: other.end && new Date(other.end.getTime() + start.getTime() - other.start.getTime()),
      timeZone,
    }
  if (!after.end) return { start, end: null, timeZone }
  const last = localTimeOf(after.end, timeZone)
  const end = momentOf(
    `${daysLater(`${day}T${clockOf(last)}`, daysBetween(dayOf(first), dayOf(last)))}`,
    timeZone,
  )
  return { start, end: end > start ? end : new Date(start.getTime() + lasts!), timeZone }
}

const lengthOf = ({ start, end }: EventTimes) => end && end.getTime() - start.getTime()

/** One a week, each at the same clock time: the first, and how many in all. */
export function weeklyTimes({ start, end, timeZone }: EventTimes, count: number): EventTimes[] {
  const later = (moment: Date, weeks: number) =>
    momentOf(daysLater(localTimeOf(moment, timeZone), weeks * 7), timeZone)
  return Array.from({ length: count }, (_, weeks) =>
    weeks === 0
      ? { start, end, timeZone }
      : { start: later(start, weeks), end: end && later(end, weeks), timeZone },
  )
}

export function areSameTimes(one: EventTimes, other: EventTimes): boolean {
  return one.start.getTime() === other.start.getTime() && one.end?.getTime() === other.end?.getTime()
}
