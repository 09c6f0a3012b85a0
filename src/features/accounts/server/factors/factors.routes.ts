import type { FastifyInstance } from 'fastify'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { factorsContract } from '../../factors.contract.ts'
import type { AccountServices } from '../account-services.ts'
import {
  registerPasskey,
  removePasskey,
  signInByPasskey,
  startAuthentication,
  startRegistration,
} from './passkeys.ts'
import { endTwoFactor, renewRecoveryCodes, startTwoFactor } from './set-up-two-factor.ts'
import { verifyAppCode, verifyRecoveryCode } from './verify-second-factor.ts'

const done = { done: true as const }

/** Passkeys, codes of authenticator apps, recovery codes. */
export function factorsRoutes(app: FastifyInstance, services: AccountServices): void {
  mountContract(app, factorsContract, {
    createPasskeyOptions: ({ body }, { memberId }, exchange) =>
      startRegistration(services, body, memberId, exchange),
    async addPasskey({ body }, { memberId }, exchange) {
      return { id: await registerPasskey(services, body, memberId, exchange) }
    },
    async listPasskeys(_received, { memberId }) {
      const passkeys = await services.passkeys.listOf(memberId)
      return {
        passkeys: passkeys.map(({ id, name, createdAt }) => ({
          id,
          name,
          createdAt: createdAt.toISOString(),
        })),
      }
    },
    async deletePasskey({ body }, { memberId }, exchange) {
      await removePasskey(services, body, memberId, exchange)
      return done
    },
    createPasskeySignInOptions: (_received, _caller, exchange) => startAuthentication(services, exchange),
    async signInWithPasskey({ body }, _caller, exchange) {
      await signInByPasskey(services, body, exchange)
      return done
    },
    startTwoFactor: ({ body }, { memberId }) => startTwoFactor(services, body, memberId),
    async endTwoFactor({ body }, { memberId }, exchange) {
      await endTwoFactor(services, body, memberId, exchange)
      return done
    },
    verifyCode: ({ body }, _caller, exchange) => verifyAppCode(services, body, exchange),
    verifyRecoveryCode: ({ body }, _caller, exchange) => verifyRecoveryCode(services, body, exchange),
    async renewRecoveryCodes({ body }, { memberId }) {
      return { backupCodes: await renewRecoveryCodes(services, body, memberId) }
    },
  })
}
