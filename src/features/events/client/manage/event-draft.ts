import { weeklyTimes } from '../../change-times.rules.ts'
import type { LoungeEvent } from '../../events.contract.ts'
import type { EventChanges, ManagedEvent, NewEvent } from '../../managed-events.contract.ts'
import { clockOf, dayLater, dayOf, localTimeOf, momentOf } from '../../zoned-time.rules.ts'

/** The fields of the form as they are typed. */
export interface EventDraft {
  title: string
  description: string
  location: string
  /** `2027-10-21` */
  day: string
  /** `19:00` */
  from: string
  /** Empty: not known. Earlier than `from`: on the next day. */
  until: string
  timeZone: string
  /** Null: as many as want to come. */
  capacity: number | null
  link: string
  /** Of a picture that is uploaded already. */
  coverId: string | null
  coverText: string
  repeats: boolean
  weeks: number | null
}

export type DraftErrors = Record<string, string>

export function emptyDraft(timeZone: string): EventDraft {
  return {
    title: '',
    description: '',
    location: '',
    day: '',
    from: '19:00',
    until: '22:00',
    timeZone,
    capacity: null,
    link: '',
    coverId: null,
    coverText: '',
    repeats: false,
    weeks: 4,
  }
}

export function draftOf(event: ManagedEvent): EventDraft {
  const start = localTimeOf(new Date(event.start_time), event.time_zone)
  return {
    title: event.title,
    description: event.description ?? '',
    location: event.location ?? '',
    day: dayOf(start),
    from: clockOf(start),
    until: event.end_time === null ? '' : clockOf(localTimeOf(new Date(event.end_time), event.time_zone)),
    timeZone: event.time_zone,
    capacity: event.capacity,
    link: event.rsvp_link ?? '',
    coverId: event.cover_id,
    coverText: event.cover_text ?? '',
    repeats: false,
    weeks: 4,
  }
}

/** The same a week later; of an event of long ago, in the first such week that is to come. */
export function copyOf(event: ManagedEvent, now: number): EventDraft {
  const draft = draftOf(event)
  let day = dayLater(draft.day, 7)
  while (momentOf(`${day}T${draft.from}`, draft.timeZone).getTime() <= now) day = dayLater(day, 7)
  return { ...draft, day }
}

const startOf = ({ day, from }: EventDraft) => `${day}T${from}`

function endOf({ day, from, until }: EventDraft): string | null {
  if (until === '' || day === '') return null
  return `${until <= from ? dayLater(day, 1) : day}T${until}`
}

export function toNewEvent(draft: EventDraft): NewEvent {
  const { title, description, location, timeZone, capacity, link, coverId, coverText, repeats, weeks } = draft
  return {
    title,
    description,
    location,
    start_time: startOf(draft),
    end_time: endOf(draft),
    rsvp_link: link,
    capacity,
    cover_id: coverId,
    cover_text: coverText,
    time_zone: timeZone,
    // An empty field is refused with a sentence.
    ...(repeats && { repeats: { every: 'week', count: weeks ?? 0 } }),
  }
}

/** What differs from the event as it was opened. A new day alone keeps the length. */
export function changesOf(draft: EventDraft, opened: ManagedEvent): EventChanges {
  const before = draftOf(opened)
  const differs = (...fields: (keyof EventDraft)[]) => fields.some(field => draft[field] !== before[field])
  return {
    ...(differs('title') && { title: draft.title }),
    ...(differs('description') && { description: draft.description }),
    ...(differs('location') && { location: draft.location }),
    ...(differs('day', 'from', 'timeZone') && { start_time: startOf(draft) }),
    ...(differs('from', 'until', 'timeZone') && { end_time: endOf(draft) }),
    ...(differs('timeZone') && { time_zone: draft.timeZone }),
    ...(differs('link') && { rsvp_link: draft.link }),
    ...(differs('capacity') && { capacity: draft.capacity }),
    ...(differs('coverId') && { cover_id: draft.coverId }),
    ...(differs('coverText') && { cover_text: draft.coverText }),
  }
}

/** Its evenings; undefined while the day or the time is missing. */
export function timesOf(draft: EventDraft): { start: Date; end: Date | null }[] | undefined {
  if (draft.day === '' || draft.from === '') return undefined
  const { timeZone, repeats, weeks } = draft
  const end = endOf(draft)
  const first = {
    start: momentOf(startOf(draft), timeZone),
    end: end === null ? null : momentOf(end, timeZone),
    timeZone,
  }
  return weeklyTimes(first, repeats ? Math.min(Math.max(weeks ?? 1, 1), 52) : 1)
}

/** As the list shows it to members. */
export function previewOf(
  draft: EventDraft,
  counts: { going: number; waiting: number } = { going: 0, waiting: 0 },
): LoungeEvent | undefined {
  const [first] = timesOf(draft) ?? []
  if (!first) return undefined
  return {
    id: '',
    title: draft.title || 'Title',
    description: draft.description || null,
    location: draft.location || null,
    start_time: first.start.toISOString(),
    end_time: first.end?.toISOString() ?? null,
    rsvp_link: draft.link || null,
    is_sample: false,
    time_zone: draft.timeZone,
    capacity: draft.capacity,
    cancelled_at: null,
    series_id: null,
    version: 1,
    cover_id: draft.coverId,
    cover_text: draft.coverText || null,
    going: counts.going,
    waiting: counts.waiting,
    guests: [],
    own: null,
  }
}
