import type { FastifyInstance } from 'fastify'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { safeNext } from '../accounts.rules.ts'
import { recoveryContract } from '../recovery.contract.ts'
import type { AccountServices } from './accounts.routes.ts'
import { askForLink, countMail } from './ask-for-link.ts'
import { confirmEmailChange, requestEmailChange } from './change-email.ts'
import { resetPassword } from './reset-password.ts'
import { signInByLink } from './sign-in-by-link.ts'

/** Ways back in, and another mail address. */
export function recoveryRoutes(app: FastifyInstance, services: AccountServices): void {
  const { auth } = services.database
  mountContract(app, recoveryContract, {
    async requestPasswordReset({ body: { email } }, _caller, exchange) {
      await countMail(services, email, exchange)
      await askForLink(services, auth, { purpose: 'reset-password', email }, exchange)
      return { done: true as const }
    },
    resetPassword: ({ body }, _caller, exchange) => resetPassword(services, body, exchange),
    async requestSignInLink({ body: { email, next } }, _caller, exchange) {
      await countMail(services, email, exchange)
      await askForLink(
        services,
        auth,
        { purpose: 'sign-in', email, ...(next && { next: safeNext(next) }) },
        exchange,
      )
      return { done: true as const }
    },
    signInByLink: ({ body }, _caller, exchange) => signInByLink(services, body, exchange),
    requestEmailChange: ({ body }, caller, exchange) => requestEmailChange(services, body, caller, exchange),
    confirmEmailChange: ({ body }) => confirmEmailChange(services, body),
  })
}
