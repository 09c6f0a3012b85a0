import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { isTimeZone } from '#platform/calendar.rules.ts'
import { rowVersion } from '#platform/row-version.contract.ts'
import { optionalText, typedText } from '#platform/text.contract.ts'
import { maxCoverTextLength } from './covers.contract.ts'
import { readMoment } from './zoned-time.rules.ts'

export const maxTitleLength = 120
export const maxDescriptionLength = 2_000
export const maxLocationLength = 200
export const maxLinkLength = 500
export const maxCapacity = 100_000
/** Of a series: one a week, for a year. */
export const maxEvenings = 52

/** Which events of a series a change is for: one, it and those after it, or all that are to come. */
export const scopes = ['this', 'later', 'all'] as const
export type EventScope = (typeof scopes)[number]

const wrongMoment = 'Please give a day and a time, such as 2027-10-21T19:00'
const wrongCapacity = `Please give a number of places from 1 to ${maxCapacity.toLocaleString('en-US')}, or none`
const wrongZone = 'Please give a time zone, such as America/New_York'
const wrongRepeats = `Please give a number of weeks from 2 to ${maxEvenings}`
export const wrongLink = 'Please give an address that begins with https:// or http://'

const title = typedText({ missing: 'Please give it a title', maxLength: maxTitleLength })
const text = (maxLength: number) => z.nullable(optionalText({ maxLength }))
/** With its zone, or without one: then it is read in the time zone of the event. */
const moment = z
  .string(wrongMoment)
  .check(z.refine(typed => readMoment(typed, 'UTC') !== undefined, wrongMoment))
const link = z.nullable(
  optionalText({ maxLength: maxLinkLength }).check(
    z.refine(typed => typed === '' || /^https?:\/\/[^\s/<>"\\]+[^\s<>"\\]*$/i.test(typed), wrongLink),
  ),
)
const capacity = z.nullable(
  z.int(wrongCapacity).check(z.gte(1, wrongCapacity), z.lte(maxCapacity, wrongCapacity)),
)
const coverId = z.nullable(z.uuid())
const coverText = text(maxCoverTextLength)
const timeZone = z
  .string(wrongZone)
  .check(z.refine(name => name.length <= 60 && /^[a-z]/i.test(name) && isTimeZone(name), wrongZone))
const repeats = z.strictObject({
  every: z._default(z.literal('week'), 'week'),
  /** With the first. */
  count: z.int(wrongRepeats).check(z.gte(2, wrongRepeats), z.lte(maxEvenings, wrongRepeats)),
})

const newEvent = z.strictObject({
  title,
  description: z._default(text(maxDescriptionLength), null),
  location: z._default(text(maxLocationLength), null),
  start_time: moment,
  end_time: z._default(z.nullable(moment), null),
  rsvp_link: z._default(link, null),
  capacity: z._default(capacity, null),
  cover_id: z._default(coverId, null),
  cover_text: z._default(coverText, null),
  time_zone: z.optional(timeZone),
  repeats: z.optional(z.nullable(repeats)),
})
export type NewEvent = z.output<typeof newEvent>

const eventChanges = z.strictObject({
  title: z.optional(title),
  description: z.optional(text(maxDescriptionLength)),
  location: z.optional(text(maxLocationLength)),
  start_time: z.optional(moment),
  /** Without it, the event lasts as long as before. */
  end_time: z.optional(z.nullable(moment)),
  rsvp_link: z.optional(link),
  capacity: z.optional(capacity),
  /** Of a picture that was saved before. */
  cover_id: z.optional(coverId),
  cover_text: z.optional(coverText),
  time_zone: z.optional(timeZone),
  scope: z._default(z.enum(scopes), 'this'),
  /** That was read; without one the last change wins. */
  version: z.optional(rowVersion),
})
export type EventChanges = Omit<z.output<typeof eventChanges>, 'scope' | 'version'>

export const managedEvent = z.object({
  id: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  location: z.nullable(z.string()),
  start_time: z.string(),
  end_time: z.nullable(z.string()),
  rsvp_link: z.nullable(z.string()),
  is_sample: z.boolean(),
  time_zone: z.string(),
  capacity: z.nullable(z.number()),
  cancelled_at: z.nullable(z.string()),
  series_id: z.nullable(z.string()),
  version: z.number(),
  cover_id: z.nullable(z.string()),
  cover_text: z.nullable(z.string()),
  /** Persons who come, who wait, who are checked in, and who came without an account. */
  going: z.number(),
  waiting: z.number(),
  arrived: z.number(),
  walk_ins: z.number(),
})
export type ManagedEvent = z.output<typeof managedEvent>

const params = z.strictObject({ id: z.uuid() })
const noSuchEvent = { NO_SUCH_EVENT: { status: 404, error: 'There is no such event.' } } as const

export const managedEventsContract = contract({
  listManagedEvents: {
    method: 'GET',
    path: '/api/admin/events',
    summary:
      'The events to come and going on, the next first; or the past ones, the latest first. Also canceled ones.',
    opensTo: 'host',
    query: z.strictObject({ past: z._default(z.stringbool(), false) }),
    out: json(z.object({ events: z.array(managedEvent), time_zone: z.string() })),
    refusals: {},
  },
  readManagedEvent: {
    method: 'GET',
    path: '/api/admin/events/:id',
    summary: 'One event.',
    opensTo: 'host',
    params,
    out: json(managedEvent),
    refusals: noSuchEvent,
  },
  createEvent: {
    method: 'POST',
    path: '/api/admin/events',
    summary:
      'Creates an event, or one each week. A time without a zone is read in `time_zone`; without that, in the zone of the server.',
    opensTo: 'host',
    body: json(newEvent),
    out: json(
      z.object({
        ...managedEvent.shape,
        /** All of its series, itself first; empty for a single one. */
        series: z.array(
          z.object({ id: z.string(), start_time: z.string(), end_time: z.nullable(z.string()) }),
        ),
      }),
      201,
    ),
    refusals: {},
  },
  changeEvent: {
    method: 'PATCH',
    path: '/api/admin/events/:id',
    summary:
      'Changes what is sent. For others of its series a new time is that of their own day. Those who come or wait are told of a new time or place.',
    opensTo: 'host',
    params,
    body: json(eventChanges),
    out: json(
      z.object({
        ...managedEvent.shape,
        /** The events that are different now. */
        changed: z.array(z.string()),
        /** What is to be known, such as more who come than there are places. */
        notice: z.nullable(z.string()),
      }),
    ),
    refusals: {
      ...noSuchEvent,
      CHANGED_MEANWHILE: { status: 409, error: 'Another host has changed this event in the meantime.' },
    },
  },
  cancelEvent: {
    method: 'DELETE',
    path: '/api/admin/events/:id',
    summary: 'Cancels an event, and tells those who come or wait. Sent again, it changes nothing.',
    opensTo: 'host',
    params,
    query: z.strictObject({ scope: z._default(z.enum(scopes), 'this') }),
    out: json(
      z.object({
        ...managedEvent.shape,
        /** The events that were canceled. */
        canceled: z.array(z.string()),
      }),
    ),
    refusals: { ...noSuchEvent, IS_OVER: { status: 409, error: 'This event is over.' } },
  },
  restoreEvent: {
    method: 'POST',
    path: '/api/admin/events/:id/restoration',
    summary: 'Takes the cancellation of an event back, and tells those who had answered.',
    opensTo: 'host',
    params,
    out: json(managedEvent),
    refusals: {
      ...noSuchEvent,
      NOT_CANCELED: { status: 409, error: 'This event is not canceled.' },
      HAS_BEGUN: { status: 409, error: 'This event would have begun already.' },
    },
  },
})
