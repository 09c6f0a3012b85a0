import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'

/** To staff at the door, without data: a party came, or its check-in was taken back. */
export const ticketsChanged = 'event-tickets.changed'
/** A `t` and ten hexadecimal digits. */
export const ticketCode = z
  .string()
  .check(z.regex(/^t[0-9a-f]{10}$/, 'A ticket is a t and ten characters, digits and the letters a to f'))

const ticket = z.object({
  code: z.string(),
  /** The event. */
  title: z.string(),
  start_time: z.string(),
  /** IANA name of the zone in which it takes place. */
  time_zone: z.string(),
  location: z.nullable(z.string()),
  isCanceled: z.boolean(),
  name: z.string(),
  /** The member and those they bring. */
  partySize: z.number(),
  answer: z.enum(['going', 'waitlist', 'notGoing']),
  /** A moment; null until then. */
  checkedInAt: z.nullable(z.string()),
  /** Persons of this event who are checked in, and who come. */
  arrived: z.number(),
  going: z.number(),
})
export type EventTicket = z.output<typeof ticket>

const params = z.strictObject({ code: ticketCode })
const noSuchTicket = { NO_SUCH_TICKET: { status: 404, error: 'There is no such ticket.' } } as const

export const ticketsContract = contract({
  readTicket: {
    method: 'GET',
    path: '/api/event-tickets/:code',
    summary: 'Whose ticket it is, for which event, and whether they are checked in.',
    opensTo: 'door',
    params,
    out: json(ticket),
    refusals: noSuchTicket,
  },
  checkIn: {
    method: 'PUT',
    path: '/api/event-tickets/:code/check-in',
    summary: 'Checks a party in. Sent again, it changes nothing.',
    opensTo: 'door',
    params,
    out: json(ticket),
    refusals: {
      ...noSuchTicket,
      CANCELED: { status: 409, error: 'This event is canceled.' },
      NOT_GOING: { status: 409, error: 'This party has no place: it is on the waitlist, or does not come.' },
    },
  },
  undoCheckIn: {
    method: 'DELETE',
    path: '/api/event-tickets/:code/check-in',
    summary: 'Takes a check-in back.',
    opensTo: 'door',
    params,
    out: json(ticket),
    refusals: noSuchTicket,
  },
})
