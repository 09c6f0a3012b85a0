import * as z from 'zod/mini'
import { contract, file, json } from '#platform/api.contract.ts'

/** Random letters, digits, hyphens and underscores. */
const calendarToken = z.string().check(z.regex(/^[\w-]{32}$/))

export const calendarContract = contract({
  readFeed: {
    method: 'GET',
    path: '/api/calendar',
    summary: 'Since when the member has an address for a calendar; null without one.',
    opensTo: 'members',
    out: json(z.object({ since: z.nullable(z.string()) })),
    refusals: {},
  },
  createFeed: {
    method: 'POST',
    path: '/api/calendar',
    summary: 'Creates the address of a calendar feed, which is shown once. An earlier address ends.',
    opensTo: 'members',
    out: json(
      z.object({
        /** With the name of this server. */
        address: z.string(),
        since: z.string(),
      }),
    ),
    refusals: {},
    limit: { requests: 20, seconds: 60 },
  },
  removeFeed: {
    method: 'DELETE',
    path: '/api/calendar',
    summary: 'Ends the address for a calendar.',
    opensTo: 'members',
    out: json(z.object({ done: z.literal(true) })),
    refusals: {},
  },
  subscribeFeed: {
    method: 'GET',
    path: '/api/calendar/:token.ics',
    summary: 'What the member has said they come to or wait for. The address is the key to it.',
    opensTo: 'everyone',
    params: z.strictObject({ token: calendarToken }),
    out: file('text/calendar; charset=utf-8'),
    refusals: {},
    limit: { requests: 120, seconds: 60 },
  },
})
