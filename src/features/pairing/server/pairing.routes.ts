import type { FastifyInstance } from 'fastify'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { pairingContract } from '../pairing.contract.ts'
import type { FreePairings } from './free-pairings.ts'

export function pairingRoutes(app: FastifyInstance, freePairings: FreePairings): void {
  mountContract(app, pairingContract, {
    recommendFreePairing: ({ body }) => freePairings.forText(body.cigar),
  })
}
