export interface MessageTime {
  authorId: string
  /** Milliseconds since 1970. */
  at: number
}

export interface MessagePlace {
  /** Within five minutes of the same author's message before it: without face and name. */
  continues: boolean
  /** First message of a day, as the viewer counts days. */
  startsDay: boolean
}

const maxPauseMilliseconds = 5 * 60_000

/** How a message stands below the one before it. */
export function placeMessage(message: MessageTime, previous: MessageTime | undefined): MessagePlace {
  const startsDay = !previous || startOfDay(previous.at) !== startOfDay(message.at)
  const isClose = previous !== undefined && message.at - previous.at <= maxPauseMilliseconds
  return { startsDay, continues: isClose && !startsDay && previous.authorId === message.authorId }
}

const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'long' })
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' })

/** `Today`, `Yesterday`, a weekday within the week, then the date. */
export function dayName(at: number, now: number): string {
  const daysAgo = Math.round((startOfDay(now) - startOfDay(at)) / 86_400_000)
  if (daysAgo === 0) return 'Today'
  if (daysAgo === 1) return 'Yesterday'
  return daysAgo > 1 && daysAgo < 7 ? weekdays.format(at) : dates.format(at)
}

/** `Reggie is typing`; more than three are only counted. */
export function describeTyping(names: readonly string[]): string {
  if (names.length === 0) return ''
  if (names.length === 1) return `${names[0]} is typing`
  if (names.length > 3) return `${names.length} people are typing`
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are typing`
}

function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0)
}
