import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'

export const maxRemovedAtOnce = 500

/** Of several pairings in one call, with one time by which all of them are restored. */
export const removalContract = contract({
  removePairings: {
    method: 'POST',
    path: '/api/saved-pairings/remove',
    summary:
      'Removes several pairings at once; those that are no longer in the vault are left out. They can be restored for a day.',
    opensTo: 'members',
    body: json(
      z.strictObject({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(maxRemovedAtOnce)) }),
    ),
    out: json(z.object({ removed: z.number(), removed_at: z.string() })),
    refusals: {
      NO_SUCH_PAIRING: { status: 404, error: 'Those pairings are not in your vault.' },
    },
  },
  clearOldLookUps: {
    method: 'DELETE',
    path: '/api/saved-pairings/old-look-ups',
    summary:
      'Removes the pairings that were only looked up, more than 30 days ago: unrated, unshared and without own notes. They can be restored for a day.',
    opensTo: 'members',
    out: json(z.object({ removed: z.number(), removed_at: z.nullable(z.string()) })),
    refusals: {},
  },
  restoreRemoved: {
    method: 'POST',
    path: '/api/saved-pairings/restore',
    summary: 'Restores all that one call has removed.',
    opensTo: 'members',
    body: json(z.strictObject({ removed_at: z.iso.datetime() })),
    out: json(z.object({ restored: z.number() })),
    refusals: {},
  },
})
