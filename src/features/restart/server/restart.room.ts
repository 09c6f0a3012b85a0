import type { FastifyInstance } from 'fastify'
import { actorOf, recordAudit } from '#platform/server/audit-log.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Room } from '#platform/server/room.ts'
import { restartContract } from '../restart.contract.ts'

interface Services {
  database: Pick<Database, 'service'>
  /** When what the server works with was read, by the clock of the database. */
  startedAt: Date
  startAgain: () => void
  /** What was changed since `startedAt` and needs a start, each in words. */
  listWaitingChanges: () => Promise<string[]>
}

export const restartRoom: Room<Services> = { mount: mountRestart }

function mountRestart(
  app: FastifyInstance,
  { database, startedAt, startAgain, listWaitingChanges }: Services,
): void {
  mountContract(app, restartContract, {
    readWaitingChanges: async () => ({
      startedAt: startedAt.toISOString(),
      changes: await listWaitingChanges(),
    }),
    async startAgain(_received, caller, exchange) {
      await recordAudit(database.service, {
        ...actorOf(caller, exchange),
        action: 'server.restart',
        target: 'server',
        details: { changes: await listWaitingChanges() },
      })
      // The answer is still sent: a server that stops waits for the requests it has.
      startAgain()
      return { startedAt: startedAt.toISOString() }
    },
  })
}
