import type { FastifyInstance } from 'fastify'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { pairingContract } from '../pairing.contract.ts'
import { suggestionContract } from '../suggestion.contract.ts'
import type { FreePairings } from './free-pairings.ts'
import type { SuggestNames } from './suggest-names.ts'

export interface PairingServices {
  freePairings: FreePairings
  suggestNames: SuggestNames
}

export function pairingRoutes(app: FastifyInstance, { freePairings, suggestNames }: PairingServices): void {
  mountContract(app, pairingContract, {
    recommendFreePairing: ({ body }) => freePairings.forText(body.cigar),
  })
  mountContract(app, suggestionContract, {
    suggest: ({ query }) => ({ suggestions: [...suggestNames(query.q)] }),
  })
}
