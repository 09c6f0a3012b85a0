import type { FastifyInstance } from 'fastify'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { sommelierContract } from '../sommelier.contract.ts'
import { adviseMember, type Sommelier } from './advise-member.ts'

export function sommelierRoutes(app: FastifyInstance, sommelier: Sommelier): void {
  mountContract(app, sommelierContract, {
    adviseMember: ({ body }, { memberId }) => adviseMember(sommelier, memberId!, body),
  })
}
