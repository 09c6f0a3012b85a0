import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { describeDevice } from '../devices.rules.ts'
import { sessionsContract } from '../sessions.contract.ts'
import type { AccountServices } from './accounts.routes.ts'
import { tellAccount } from './tell-account.ts'

/** Where a member is signed in. */
export function sessionsRoutes(
  app: FastifyInstance,
  { memberSessions, live }: Pick<AccountServices, 'memberSessions' | 'live'>,
): void {
  mountContract(app, sessionsContract, {
    async listSessions(_received, { memberId, sessionId }) {
      const stored = await memberSessions.list(memberId!)
      const sessions = stored.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
        id,
        device: describeDevice(userAgent),
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isCurrent: id === sessionId,
      }))
      return { sessions }
    },
    async endSession({ params }, { memberId }) {
      const isEnded = await memberSessions.end(memberId!, params.id)
      if (!isEnded) throw refuse(sessionsContract.endSession, 'NO_SUCH_SESSION')
      await live.recheck(memberId!)
      tellAccount(live, memberId!, 'signed-out')
      return { done: true as const }
    },
    async endOtherSessions(_received, { memberId }, exchange) {
      const ended = await memberSessions.endOthers(memberId!, exchange)
      await live.recheck(memberId!)
      tellAccount(live, memberId!, 'signed-out')
      return { ended }
    },
  })
}
