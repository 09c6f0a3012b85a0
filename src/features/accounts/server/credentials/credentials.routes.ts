import type { FastifyInstance } from 'fastify'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { accountsContract } from '../../accounts.contract.ts'
import type { AccountServices } from '../account-services.ts'
import { signOut } from '../sessions/revoke-sessions.ts'
import { changePassword } from './change-password.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

/** Signing up, in and out. */
export function credentialsRoutes(app: FastifyInstance, services: AccountServices): void {
  mountContract(app, accountsContract, {
    signUp: ({ body }, _caller, exchange) => signUp(services, body, exchange),
    signIn: ({ body }, _caller, exchange) => signIn(services, body, exchange),
    async signOut(_received, _caller, exchange) {
      await signOut(services, exchange)
      return { success: true }
    },
    async readSession(_received, _caller, exchange) {
      const session = await services.sessions.find(exchange)
      if (!session) return null
      const { id, email, role, sessionId, expiresAt } = session
      return { session: { id: sessionId, expiresAt: expiresAt.toISOString() }, user: { id, email, role } }
    },
    async changePassword({ body }, { memberId }, exchange) {
      await changePassword(services, body, memberId, exchange)
      return { done: true as const }
    },
  })
}
