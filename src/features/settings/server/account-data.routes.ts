import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { openAttempts } from '#features/accounts/server/limit-attempts.ts'
import { endedSessionCookie } from '#features/accounts/server/session-cookie.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { authorize } from '#platform/server/http/callers.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { accountDataContract, accountExportContract } from '../account-data.contract.ts'
import { deleteAccount } from './delete-account.ts'
import { type AccountDataServices, countRows, exportAccount } from './export-account.ts'

interface Services extends AccountDataServices {
  database: Database
  live: Live
}

export function accountDataRoutes(app: FastifyInstance, services: Services): void {
  const attempts = openAttempts(services.database.auth)
  mountContract(app, accountDataContract, {
    async readAccountSummary(_received, { memberId }) {
      const tables = await countRows(services, memberId!)
      return { tables, pictures: (await services.settings.readAvatarUrl(memberId!)) ? 1 : 0 }
    },
    async deleteAccount({ body }, { memberId }, exchange) {
      await deleteAccount({ ...services, attempts }, memberId!, body.password)
      exchange.setCookies([endedSessionCookie(exchange.origin)])
      return { done: true as const }
    },
  })
  mountExport(app, services)
}

/** `mountContract` answers JSON only; guard and limit come from the contract all the same. */
function mountExport(app: FastifyInstance, services: Services): void {
  const { path, summary, opensTo, refusals, limit } = accountExportContract.exportAccount
  app.get(
    path,
    {
      schema: { operationId: 'exportAccount', summary },
      config: {
        opensTo,
        refusals,
        rateLimit: { max: limit.requests, timeWindow: limit.seconds * 1000 },
      },
      onRequest: async request => {
        await authorize(opensTo, request)
      },
    },
    async (request, reply) => {
      const { memberId } = await authorize(opensTo, request)
      const now = new Date()
      const fileName = `smoke-deck-${now.toISOString().slice(0, 10)}.zip`
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(exportAccount(services, memberId!, now), { objectMode: false }))
    },
  )
}
