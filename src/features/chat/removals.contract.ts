import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { outOfReach } from './chat.contract.ts'
import { noSuchMember } from './lounge-members.contract.ts'

/** For so long a removal can be undone; then what was removed is deleted. */
export const undoMinutes = 10

export const removalsContract = contract({
  removeMessages: {
    method: 'POST',
    path: '/api/lounge/members/:id/messages/removal',
    summary: 'Removes everything that a member has written since a moment, in all channels.',
    opensTo: 'moderator',
    params: z.strictObject({ id: z.uuid() }),
    body: json(z.strictObject({ since: z.iso.datetime() })),
    out: json(
      z.object({
        /** For `restoreMessages`. */
        id: z.string(),
        removed: z.number(),
      }),
    ),
    refusals: { ...noSuchMember, ...outOfReach },
  },
  restoreMessages: {
    method: 'DELETE',
    path: '/api/lounge/members/:id/messages/removal/:removal',
    summary: `Restores exactly what was removed, within ${undoMinutes} minutes.`,
    opensTo: 'moderator',
    params: z.strictObject({ id: z.uuid(), removal: z.uuid() }),
    out: json(z.object({ restored: z.number() })),
    refusals: {
      ...noSuchMember,
      ...outOfReach,
      TOO_LATE: {
        status: 409,
        error: `Removed messages can be restored for ${undoMinutes} minutes. These are gone for good, or back already.`,
      },
    },
  },
})
