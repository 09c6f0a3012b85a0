import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { actorOf, recordAudit } from '#platform/server/audit-log.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { adminAccessContract, unlockedMinutes } from '../../admin-access.contract.ts'
import type { AccountServices } from '../account-services.ts'
import { limited } from '../attempts.store.ts'
import { isOwnPassword } from '../credentials/require-password.ts'

/** An admin gives the password again before the admin page opens. */
export function adminAccessRoutes(app: FastifyInstance, services: AccountServices): void {
  const { database, limiter, sessions } = services
  mountContract(app, adminAccessContract, {
    async unlockAdmin({ body: { password } }, caller, exchange) {
      const { memberId, sessionId, isAdmin } = caller
      const entry = { ...actorOf(caller, exchange), target: memberId }
      await limited(limiter, [['passwordByAccount', memberId]], async () => {
        // Whoever is no admin waits as long, and is told the same.
        const isRight = await isOwnPassword(services, memberId, password)
        if (isRight && isAdmin) return
        await recordAudit(database.auth, { ...entry, action: 'admin.unlock-refused' })
        throw refuse(adminAccessContract.unlockAdmin, 'INVALID_PASSWORD', { password: 'Invalid password' })
      })
      const until = await sessions.unlock(sessionId, unlockedMinutes * 60)
      await recordAudit(database.auth, { ...entry, action: 'admin.unlock' })
      return { unlockedUntil: until.toISOString() }
    },
    async lockAdmin(_received, caller, exchange) {
      const { memberId, sessionId, unlockedUntil } = caller
      await sessions.unlock(sessionId, 0)
      if (unlockedUntil)
        await recordAudit(database.auth, {
          ...actorOf(caller, exchange),
          action: 'admin.lock',
          target: memberId,
        })
      return { done: true as const }
    },
    readAdminAccess: async (_received, { isAdmin, unlockedUntil }) => ({
      unlockedUntil: (isAdmin && unlockedUntil?.toISOString()) || null,
    }),
  })
}
