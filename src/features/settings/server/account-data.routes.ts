import type { FastifyInstance } from 'fastify'
import { openAttempts } from '#features/accounts/server/limit-attempts.ts'
import { endedSessionCookie } from '#features/accounts/server/session-cookie.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { accountDataContract } from '../account-data.contract.ts'
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
      const tables = await countRows(services, memberId)
      return { tables, pictures: (await services.settings.readAvatarUrl(memberId)) ? 1 : 0 }
    },
    async deleteAccount({ body }, { memberId }, exchange) {
      await deleteAccount({ ...services, attempts }, memberId, body.password)
      exchange.setCookies([endedSessionCookie(exchange.origin)])
      return { done: true as const }
    },
    exportAccount(_received, { memberId }) {
      const now = new Date()
      return {
        name: `smoke-deck-${now.toISOString().slice(0, 10)}.zip`,
        content: exportAccount(services, memberId, now),
      }
    },
  })
}
