import * as z from 'zod/mini'
import { contract, file, json } from '#platform/api.contract.ts'

export const eventsUnreadable = 'Failed to load events'
/** To everybody: an event or the number of its guests has changed, and the list is to be read again. */
export const eventsChanged = 'events.changed'
/** A member and those they bring. */
export const maxPartySize = 10
/** Guests with a name and a face. */
export const namedGuests = 8

export const answers = ['going', 'waitlist', 'notGoing'] as const
const answer = z.enum(answers)
export type Answer = z.output<typeof answer>

const guest = z.object({
  id: z.string(),
  name: z.string(),
  pictureUrl: z.nullable(z.string()),
  partySize: z.number(),
})

const loungeEvent = z.object({
  id: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** A moment. */
  start_time: z.string(),
  end_time: z.nullable(z.string()),
  /** An address outside, where places are booked. */
  rsvp_link: z.nullable(z.string()),
  is_sample: z.boolean(),
  /** IANA name of the zone in which it takes place. */
  time_zone: z.string(),
  /** Persons; null: as many as want to come. */
  capacity: z.nullable(z.number()),
  /** A moment; null unless it is canceled. */
  cancelled_at: z.nullable(z.string()),
  /** The same for events that were made together, one a week. */
  series_id: z.nullable(z.string()),
  /** Rises with each change by a host. */
  version: z.number(),
  /** Of its picture, in `/api/events/covers/{id}`; null without one. */
  cover_id: z.nullable(z.string()),
  /** What the picture shows; null where nobody has said. */
  cover_text: z.nullable(z.string()),
  /** Persons who come. */
  going: z.number(),
  /** Persons on the waiting list. */
  waiting: z.number(),
  /** The first who answered. */
  guests: z.array(guest),
  /** The member’s own answer; null while there is none. */
  own: z.nullable(
    z.object({
      answer,
      partySize: z.number(),
      /** What is shown at the door; null unless the member is going. */
      ticket: z.nullable(z.string()),
      checkedInAt: z.nullable(z.string()),
    }),
  ),
})
export type LoungeEvent = z.output<typeof loungeEvent>

const eventParams = z.strictObject({ id: z.uuid() })
const noSuchEvent = { NO_SUCH_EVENT: { status: 404, error: 'There is no such event.' } } as const
const wrongParty = `Please give a number from 1 to ${maxPartySize}`
const partySize = z.int(wrongParty).check(z.gte(1, wrongParty), z.lte(maxPartySize, wrongParty))

export const eventsContract = contract({
  listEvents: {
    method: 'GET',
    path: '/api/events',
    summary:
      'The events to come and going on, the next first; or the past ones, the latest first. A canceled one is shown to those who had answered and to hosts, until it would be over.',
    opensTo: 'members',
    query: z.strictObject({ past: z._default(z.stringbool(), false) }),
    out: json(z.object({ events: z.array(loungeEvent) })),
    refusals: {},
  },
  answerEvent: {
    method: 'PUT',
    path: '/api/events/:id/answer',
    summary:
      'Whether the member comes, and with how many. Without a free place they are put on the waiting list.',
    opensTo: 'members',
    params: eventParams,
    body: json(
      z.strictObject({ answer: z.enum(['going', 'notGoing']), partySize: z._default(partySize, 1) }),
    ),
    out: json(z.object({ answer, partySize: z.number(), event: loungeEvent })),
    refusals: {
      ...noSuchEvent,
      CANCELED: { status: 409, error: 'This event is canceled.' },
      HAS_BEGUN: { status: 409, error: 'This event has begun, and takes no answers any more.' },
      NOT_ENOUGH_PLACES: {
        status: 409,
        error: 'There are not that many places left. Your answer is as it was.',
      },
    },
  },
  downloadEvent: {
    method: 'GET',
    path: '/api/events/:id.ics',
    summary: 'One event for a calendar.',
    opensTo: 'members',
    params: eventParams,
    out: file('text/calendar; charset=utf-8'),
    refusals: {},
  },
})
