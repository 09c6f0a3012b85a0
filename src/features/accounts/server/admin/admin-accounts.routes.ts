import type { FastifyInstance } from 'fastify'
import { type Procedure, Refusal } from '#platform/api.contract.ts'
import { actorOf } from '#platform/server/audit-log.ts'
import type { Member } from '#platform/server/http/callers.ts'
import { type HttpExchange, mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { adminAccountsContract } from '../../admin-accounts.contract.ts'
import type { AdminAccounts, Change, Changer } from './admin-accounts.store.ts'

interface Services {
  adminAccounts: AdminAccounts
  live: Live
}

export function changerOf(caller: Member, exchange: HttpExchange): Changer {
  return { ...actorOf(caller, exchange), actorId: caller.memberId, isAdmin: caller.isAdmin }
}

/** Throws the refusal that the procedure declares for an outcome. */
export function requireMade({ path, refusals }: Procedure, change: Change): void {
  if (change === 'made') return
  const declared = refusals[change]
  if (!declared) throw new Error(`${path} does not declare ${change}`)
  throw new Refusal(change, declared)
}

/** Roles, closed accounts, sessions: what admins and moderators do. */
export function adminAccountsRoutes(app: FastifyInstance, { adminAccounts, live }: Services): void {
  const { setRole, banAccount, unbanAccount, endSessionsOf } = adminAccountsContract
  async function finish(procedure: Procedure, change: Change, memberId: string) {
    requireMade(procedure, change)
    await live.recheck(memberId)
    return { done: true as const }
  }
  mountContract(app, adminAccountsContract, {
    async listAccounts({ query: { search, page } }) {
      const { users, total } = await adminAccounts.list(search, page)
      const listed = users.map(user => ({
        ...user,
        bannedUntil: user.bannedUntil?.toISOString() ?? null,
        createdAt: user.createdAt.toISOString(),
        lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
      }))
      return { users: listed, total, page }
    },
    async setRole({ body: { userId, role, duties } }, caller, exchange) {
      const change = await adminAccounts.setRole(changerOf(caller, exchange), userId, role, duties)
      return finish(setRole, change, userId)
    },
    async banAccount({ body: { userId, reason, days } }, caller, exchange) {
      const change = await adminAccounts.ban(changerOf(caller, exchange), userId, { reason, days })
      return finish(banAccount, change, userId)
    },
    async unbanAccount({ body: { userId } }, caller, exchange) {
      return finish(unbanAccount, await adminAccounts.unban(changerOf(caller, exchange), userId), userId)
    },
    async endSessionsOf({ body: { userId } }, caller, exchange) {
      const change = await adminAccounts.endSessions(changerOf(caller, exchange), userId)
      return finish(endSessionsOf, change, userId)
    },
  })
}
