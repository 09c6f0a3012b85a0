import type { FastifyInstance } from 'fastify'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { pairingContract } from '../pairing.contract.ts'
import { recommendFreePairing } from './recommend-free-pairing.ts'

export function pairingRoutes(app: FastifyInstance, catalogue: HouseCatalogue): void {
  mountContract(app, pairingContract, {
    recommendFreePairing: ({ body }) => recommendFreePairing(catalogue, body.cigar),
  })
}
