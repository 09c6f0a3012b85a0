import type { FastifyInstance } from 'fastify'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { factorsContract } from '../factors.contract.ts'
import type { AccountServices } from './accounts.routes.ts'
import { passkeyHandlers } from './passkeys.ts'
import { twoFactorHandlers } from './two-factor.ts'

/** Ways to prove who one is beside the password. */
export function factorsRoutes(app: FastifyInstance, services: AccountServices): void {
  mountContract(app, factorsContract, { ...passkeyHandlers(services), ...twoFactorHandlers(services) })
}
