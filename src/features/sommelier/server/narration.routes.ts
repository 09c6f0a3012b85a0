import type { FastifyInstance } from 'fastify'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { narrationContract } from '../sommelier.contract.ts'
import { composeForMember, type Sommelier } from './advise-member.ts'
import { type NarrationSources, narrateAdvice } from './narrate-advice.ts'

export function narrationRoutes(app: FastifyInstance, sommelier: Sommelier & NarrationSources): void {
  mountContract(app, narrationContract, {
    async narrateAdvice({ body }, { memberId }, { signal }) {
      const advice = await composeForMember(sommelier, memberId, body)
      return narrateAdvice(sommelier, memberId, advice, signal)
    },
  })
}
