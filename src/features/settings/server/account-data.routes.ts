import type { FastifyInstance } from 'fastify'
import type { Accounts } from '#features/accounts/server/open-accounts.ts'
import { actorOf, recordAudit } from '#platform/server/audit-log.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { accountDataContract } from '../account-data.contract.ts'
import { deleteAccount } from './delete-account.ts'
import { type AccountDataServices, exportAccount } from './export-account.ts'
import { countRows, tablesOf } from './member-rows.store.ts'

interface Services extends AccountDataServices {
  accounts: Pick<Accounts, 'deleteAccount'>
}

export function accountDataRoutes(app: FastifyInstance, services: Services): void {
  mountContract(app, accountDataContract, {
    async readAccountSummary(_received, { memberId }) {
      const counts = await countRows(services, memberId)
      const tables = tablesOf(services).map(({ name, label }) => {
        const rows = counts[name] ?? 0
        return { name, rows, label: label && (rows === 1 ? label[0] : label[1]) }
      })
      return { tables, pictures: (await services.avatars.hasAvatar(memberId)) ? 1 : 0 }
    },
    async deleteAccount({ body }, { memberId }, exchange) {
      await deleteAccount(services, memberId, body.password, exchange)
      return { done: true as const }
    },
    async exportAccount(_received, { memberId }, exchange) {
      const now = new Date()
      // Before it begins: one that breaks off has been handed out in part.
      await recordAudit(services.database.auth, {
        ...actorOf({ memberId }, exchange),
        action: 'account.export',
        target: memberId,
      })
      return {
        name: `smoke-deck-${now.toISOString().slice(0, 10)}.zip`,
        content: exportAccount(services, memberId, now),
      }
    },
  })
}
