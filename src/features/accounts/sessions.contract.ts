import * as z from 'zod/mini'
import { contract } from '#platform/api.contract.ts'
import { done } from './accounts.contract.ts'

export const memberSession = z.object({
  id: z.string(),
  /** For people: `Chrome on Windows`. */
  device: z.string(),
  createdAt: z.string(),
  /** To the minute. */
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
})
export type MemberSession = z.output<typeof memberSession>

/** Where a member is signed in, and the ways to end that. */
export const sessionsContract = contract({
  listSessions: {
    method: 'GET',
    path: '/api/sessions',
    summary: 'Where the member is signed in, what was used last first.',
    opensTo: 'members',
    out: z.object({ sessions: z.array(memberSession) }),
    refusals: {},
  },
  endSession: {
    method: 'DELETE',
    path: '/api/sessions/:id',
    summary: 'Signs one device out.',
    opensTo: 'members',
    params: z.object({ id: z.uuid() }),
    out: done,
    refusals: { NO_SUCH_SESSION: { status: 404, error: 'That device is not signed in any more.' } },
  },
  endOtherSessions: {
    method: 'POST',
    path: '/api/sessions/end-others',
    summary: 'Signs every other device out, and forgets the devices that need no code.',
    opensTo: 'members',
    out: z.object({ ended: z.int() }),
    refusals: {},
  },
})
