import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { adminAccountsContract } from '../../admin-accounts.contract.ts'
import type { AdminAccounts } from './admin-accounts.store.ts'

interface Services {
  adminAccounts: AdminAccounts
  live: Live
}

/** Roles, closed accounts, sessions: what admins do. */
export function adminAccountsRoutes(app: FastifyInstance, { adminAccounts, live }: Services): void {
  const { setRole, banAccount, unbanAccount, endSessionsOf } = adminAccountsContract
  const done = { done: true as const }
  mountContract(app, adminAccountsContract, {
    async listAccounts({ query: { search, page } }) {
      const { users, total } = await adminAccounts.list(search, page)
      const listed = users.map(user => ({
        ...user,
        createdAt: user.createdAt.toISOString(),
        lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
      }))
      return { users: listed, total, page }
    },
    async setRole({ body }) {
      const change = await adminAccounts.setRole(body.userId, body.role)
      if (change !== 'made') throw refuse(setRole, change)
      await live.recheck(body.userId)
      return done
    },
    async banAccount({ body }) {
      const change = await adminAccounts.ban(body.userId, body.reason)
      if (change !== 'made') throw refuse(banAccount, change)
      await live.recheck(body.userId)
      return done
    },
    async unbanAccount({ body }) {
      if (!(await adminAccounts.unban(body.userId))) throw refuse(unbanAccount, 'NO_SUCH_ACCOUNT')
      return done
    },
    async endSessionsOf({ body }) {
      if (!(await adminAccounts.endSessions(body.userId))) throw refuse(endSessionsOf, 'NO_SUCH_ACCOUNT')
      await live.recheck(body.userId)
      return done
    },
  })
}
