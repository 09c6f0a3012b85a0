import * as z from 'zod/mini'
import { contract, file, json } from '#platform/api.contract.ts'
import { typedText } from '#platform/text.contract.ts'
import { answers, maxPartySize } from './events.contract.ts'

export const guestListUnreadable = 'Failed to load the guest list'
export const maxWalkInName = 80
/** After the end of the event; then the name is deleted, and the guest still counts. */
export const walkInNameDays = 30
/** Of one event. */
export const maxWalkIns = 2_000

const wrongParty = `Please give a number from 1 to ${maxPartySize}`

const listedGuest = z.object({
  name: z.string(),
  /** The member and those they bring. */
  partySize: z.number(),
  answer: z.enum(answers),
  ticket: z.string(),
  /** A moment; null until then. */
  checkedInAt: z.nullable(z.string()),
})
export type ListedGuest = z.output<typeof listedGuest>

const walkIn = z.object({
  id: z.string(),
  /** `Walk-in` once the name is deleted. */
  name: z.string(),
  partySize: z.number(),
  arrivedAt: z.string(),
})
export type WalkIn = z.output<typeof walkIn>

/** Persons. */
const counts = z.object({
  going: z.number(),
  waiting: z.number(),
  /** Checked in, and without an account. */
  arrived: z.number(),
  walkIns: z.number(),
  /** Null: as many as want to come. */
  capacity: z.nullable(z.number()),
  /** Places that neither guests nor walk-ins have; below zero, there are more than places. */
  free: z.nullable(z.number()),
})
export type GuestCounts = z.output<typeof counts>

const guestList = z.object({
  event: z.object({
    id: z.string(),
    title: z.string(),
    start_time: z.string(),
    end_time: z.nullable(z.string()),
    time_zone: z.string(),
    location: z.nullable(z.string()),
    cancelled_at: z.nullable(z.string()),
  }),
  counts,
  /** All who have answered, by name. */
  guests: z.array(listedGuest),
  /** The latest last. */
  walkIns: z.array(walkIn),
})
export type GuestList = z.output<typeof guestList>

const params = z.strictObject({ id: z.uuid() })
const noSuchEvent = { NO_SUCH_EVENT: { status: 404, error: 'There is no such event.' } } as const

export const guestListContract = contract({
  readGuestList: {
    method: 'GET',
    path: '/api/admin/events/:id/guests',
    summary: 'Who has answered, who has come, and guests without an account.',
    opensTo: 'door',
    params,
    out: json(guestList),
    refusals: noSuchEvent,
  },
  exportGuestList: {
    method: 'GET',
    path: '/api/admin/events/:id/guests.csv',
    summary: 'The guest list as CSV.',
    opensTo: 'door',
    params,
    out: file('text/csv; charset=utf-8'),
    refusals: {},
  },
  addWalkIn: {
    method: 'POST',
    path: '/api/admin/events/:id/walk-ins',
    summary: 'Lets guests without an account in, also into a full house.',
    opensTo: 'door',
    params,
    body: json(
      z.strictObject({
        name: typedText({ missing: 'Please give a name', maxLength: maxWalkInName }),
        partySize: z._default(
          z.int(wrongParty).check(z.gte(1, wrongParty), z.lte(maxPartySize, wrongParty)),
          1,
        ),
      }),
    ),
    out: json(
      z.object({
        ...walkIn.shape,
        counts,
        /** Set if there are more guests than places. */
        notice: z.nullable(z.string()),
      }),
      201,
    ),
    refusals: {
      ...noSuchEvent,
      CANCELED: { status: 409, error: 'This event is canceled.' },
      TOO_MANY: { status: 409, error: 'This event has 2,000 walk-ins, and that is the limit.' },
    },
  },
  removeWalkIn: {
    method: 'DELETE',
    path: '/api/admin/events/:id/walk-ins/:walkIn',
    summary: 'Takes a walk-in back.',
    opensTo: 'door',
    params: z.strictObject({ id: z.uuid(), walkIn: z.uuid() }),
    out: json(z.object({ counts })),
    refusals: { ...noSuchEvent, NO_SUCH_WALK_IN: { status: 404, error: 'There is no such walk-in.' } },
  },
})
