import * as z from 'zod/mini'
import { contract, json, type ProcedureOutput } from '#platform/api.contract.ts'

export const restartContract = contract({
  readWaitingChanges: {
    method: 'GET',
    path: '/api/admin/waiting-changes',
    summary: 'What was changed by the page since the server started, and takes effect when it starts again.',
    opensTo: 'unlocked-admins',
    out: json(
      z.object({
        /** When this server read what it works with. */
        startedAt: z.string(),
        /** Such as `2 settings`. */
        changes: z.array(z.string()),
      }),
    ),
    refusals: {},
  },
  startAgain: {
    method: 'POST',
    path: '/api/admin/restart',
    summary: 'Stops the server in order and starts it again, within its process. Nobody is signed out.',
    opensTo: 'unlocked-admins',
    out: json(z.object({ startedAt: z.string() })),
    refusals: {},
    limit: { requests: 6, seconds: 60 },
  },
})
export type WaitingChanges = ProcedureOutput<typeof restartContract.readWaitingChanges>
