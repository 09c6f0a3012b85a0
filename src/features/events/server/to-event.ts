import { siteTimeZone } from '#platform/server/site-time-zone.ts'
import type { LoungeEvent } from '../events.contract.ts'
import type { CalendarEvent } from '../write-calendar.rules.ts'
import type { StoredEvent } from './answers.store.ts'

export function toEvent(stored: StoredEvent): LoungeEvent {
  const { own_answer, own_party, own_ticket, own_checked_in_at, ...event } = stored
  const { start_time, end_time, time_zone, cancelled_at } = event
  return {
    ...event,
    start_time: start_time.toISOString(),
    end_time: end_time?.toISOString() ?? null,
    time_zone: time_zone ?? siteTimeZone(),
    cancelled_at: cancelled_at?.toISOString() ?? null,
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
  event: Pick<
    StoredEvent,
    'id' | 'title' | 'description' | 'location' | 'start_time' | 'end_time' | 'cancelled_at' | 'sequence'
  >,
  origin: string,
  isTentative: boolean,
): CalendarEvent {
  const { id, title, description, location, start_time: start, end_time: end, sequence } = event
  return {
    uid: `${id}@${new URL(origin).hostname}`,
    title,
    description,
    location,
    start,
    end,
    url: `${origin}/dashboard/events`,
    sequence,
    status: event.cancelled_at ? 'canceled' : isTentative ? 'tentative' : 'confirmed',
  }
}
