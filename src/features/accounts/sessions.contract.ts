import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { done } from './accounts.contract.ts'

export const memberSession = z.object({
  id: z.string(),
  /** For example `Chrome on Windows`. */
  device: z.string(),
  createdAt: z.string(),
  /** Accurate to the minute. */
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
})
export type MemberSession = z.output<typeof memberSession>

export const sessionsContract = contract({
  listSessions: {
    method: 'GET',
    path: '/api/sessions',
    summary: 'The sessions of the member, most recently used first.',
    opensTo: 'members',
    out: json(z.object({ sessions: z.array(memberSession) })),
    refusals: {},
  },
  endSession: {
    method: 'DELETE',
    path: '/api/sessions/:id',
    summary: 'Ends a session.',
    opensTo: 'members',
    params: z.object({ id: z.uuid() }),
    out: json(done),
    refusals: { NO_SUCH_SESSION: { status: 404, error: 'That device is no longer signed in.' } },
  },
  endOtherSessions: {
    method: 'POST',
    path: '/api/sessions/end-others',
    summary: 'Ends every other session and forgets the trusted devices.',
    opensTo: 'members',
    out: json(z.object({ ended: z.int() })),
    refusals: {},
  },
})
