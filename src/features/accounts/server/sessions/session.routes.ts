import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { describeDevice } from '../../devices.rules.ts'
import { sessionsContract } from '../../sessions.contract.ts'
import type { AccountServices } from '../account-services.ts'
import { revokeOtherSessions, revokeSession } from './revoke-sessions.ts'

/** Where a member is signed in. */
export function sessionRoutes(app: FastifyInstance, services: AccountServices): void {
  mountContract(app, sessionsContract, {
    async listSessions(_received, { memberId, sessionId }) {
      const stored = await services.sessions.list(memberId)
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
      const isEnded = await revokeSession(services, memberId, params.id)
      if (!isEnded) throw refuse(sessionsContract.endSession, 'NO_SUCH_SESSION')
      return { done: true as const }
    },
    async endOtherSessions(_received, { memberId }, exchange) {
      return { ended: await revokeOtherSessions(services, memberId, exchange, 'signed-out') }
    },
  })
}
