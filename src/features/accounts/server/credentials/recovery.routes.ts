import type { FastifyInstance } from 'fastify'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { safeNext } from '../../accounts.rules.ts'
import { recoveryContract } from '../../recovery.contract.ts'
import type { AccountServices } from '../account-services.ts'
import { confirmEmailChange, requestEmailChange } from './change-email.ts'
import { mailConfirmationCode } from './confirmation-code.ts'
import { requestLinkByEmail } from './request-link.ts'
import { resetPassword } from './reset-password.ts'
import { signInByLink } from './sign-in-by-link.ts'

const done = { done: true as const }

/** Links by email: to a new password, to a session, to another address. */
export function recoveryRoutes(app: FastifyInstance, services: AccountServices): void {
  mountContract(app, recoveryContract, {
    async requestPasswordReset({ body: { email } }, _caller, exchange) {
      await requestLinkByEmail(services, { purpose: 'reset-password', email }, exchange)
      return done
    },
    async resetPassword({ body }, _caller, exchange) {
      await resetPassword(services, body, exchange)
      return done
    },
    async requestSignInLink({ body: { email, next } }, _caller, exchange) {
      const to = next && { next: safeNext(next) }
      await requestLinkByEmail(services, { purpose: 'sign-in', email, ...to }, exchange)
      return done
    },
    signInByLink: ({ body }, _caller, exchange) => signInByLink(services, body, exchange),
    async readSignInMethods(_received, { memberId }) {
      const credentials = await services.accounts.findCredentials({ id: memberId })
      return { hasPassword: credentials?.passwordHash !== undefined }
    },
    async requestConfirmationCode(_received, { memberId }, exchange) {
      await mailConfirmationCode(services, memberId, exchange)
      return done
    },
    async requestEmailChange({ body }, { memberId }, exchange) {
      await requestEmailChange(services, body, memberId, exchange)
      return done
    },
    async confirmEmailChange({ body }, _caller, exchange) {
      await confirmEmailChange(services, body, exchange)
      return done
    },
  })
}
