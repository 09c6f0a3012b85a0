import { refuse } from '#platform/api.contract.ts'
import { networkOf } from '#platform/server/http/limit-requests.ts'
import type { Handlers } from '#platform/server/http/mount-contract.ts'
import { factorsContract } from '../factors.contract.ts'
import type { AccountServices } from './accounts.routes.ts'
import { askLibrary } from './ask-library.ts'
import { beginSession } from './begin-session.ts'
import { checkPassword } from './check-password.ts'
import { settleFactors } from './settle-factors.ts'

type PasskeyDoors = Pick<
  typeof factorsContract,
  | 'startPasskey'
  | 'keepPasskey'
  | 'listPasskeys'
  | 'deletePasskey'
  | 'startPasskeySignIn'
  | 'signInWithPasskey'
>

const { startPasskey, keepPasskey, deletePasskey, startPasskeySignIn, signInWithPasskey } = factorsContract

/** Making, keeping and using passkeys. What the library answers to a GET it writes down too, so our doors are POST. */
export function passkeyHandlers(services: AccountServices): Handlers<PasskeyDoors> {
  const { libraryOf, attempts, factors, demandHttps } = services
  return {
    async startPasskey({ body }, { memberId }, exchange) {
      await checkPassword(services, startPasskey, memberId!, body.password)
      return askLibrary<Record<string, unknown>>(libraryOf, startPasskey, exchange, { method: 'GET' })
    },

    async keepPasskey({ body }, { memberId }, exchange) {
      const { id } = await askLibrary<{ id: string }>(libraryOf, keepPasskey, exchange, {
        body,
        sameAs: {
          CHALLENGE_NOT_FOUND: 'FAILED_TO_VERIFY_REGISTRATION',
          YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: 'FAILED_TO_VERIFY_REGISTRATION',
        },
      })
      await settleFactors(services, memberId!, exchange)
      return { id }
    },

    async listPasskeys(_received, { memberId }) {
      const kept = await factors.listPasskeys(memberId!)
      return { passkeys: kept.map(one => ({ ...one, createdAt: one.createdAt.toISOString() })) }
    },

    async deletePasskey({ body }, { memberId }, exchange) {
      await checkPassword(services, deletePasskey, memberId!, body.password)
      const isDeleted = await factors.deletePasskey(memberId!, body.id)
      if (!isDeleted) throw refuse(deletePasskey, 'PASSKEY_NOT_FOUND')
      await settleFactors(services, memberId!, exchange)
      return { done: true as const }
    },

    async startPasskeySignIn(_received, _caller, exchange) {
      // Without the cookies: with a session the library would name that member's passkeys.
      const { cookie: _, ...headers } = exchange.headers
      const asked = await askLibrary<Record<string, unknown>>(
        libraryOf,
        startPasskeySignIn,
        { ...exchange, headers },
        { method: 'GET' },
      )
      return { ...asked, userVerification: 'required' }
    },

    async signInWithPasskey({ body }, _caller, exchange) {
      demandHttps(exchange)
      await attempts.count('signInByAddress', networkOf(exchange.address))
      await beginSession(services, signInWithPasskey, exchange, {
        body,
        sameAs: {
          CHALLENGE_NOT_FOUND: 'AUTHENTICATION_FAILED',
          PASSKEY_NOT_FOUND: 'AUTHENTICATION_FAILED',
        },
      })
      await attempts.forget('signInByAddress', networkOf(exchange.address))
      return { done: true as const }
    },
  }
}
