import type { LoungeEvent } from '../events.contract.ts'
import type { CalendarEvent } from '../write-calendar.rules.ts'
import type { StoredEvent } from './answers.store.ts'

export const serverTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

export function toEvent(stored: StoredEvent): LoungeEvent {
  const { own_answer, own_party, own_ticket, own_checked_in_at, start_time, end_time, time_zone, ...event } =
    stored
  return {
    ...event,
    start_time: start_time.toISOString(),
    end_time: end_time?.toISOString() ?? null,
    time_zone: time_zone ?? serverTimeZone(),
    own:
      own_answer === null
        ? null
        : {
            answer: own_answer,
            partySize: own_party ?? 1,
            ticket: own_answer === 'going' ? own_ticket : null,
            checkedInAt: own_checked_in_at?.toISOString() ?? null,
          },
  }
}

/** @param origin of this server, without a trailing slash */
export function toCalendarEvent(
  event: Pick<StoredEvent, 'id' | 'title' | 'description' | 'location' | 'start_time' | 'end_time'>,
  origin: string,
  isTentative: boolean,
): CalendarEvent {
  const { id, title, description, location, start_time: start, end_time: end } = event
  return {
    uid: `${id}@${new URL(origin).hostname}`,
    title,
    description,
    location,
    start,
    end,
    url: `${origin}/dashboard/events`,
    isTentative,
  }
}
