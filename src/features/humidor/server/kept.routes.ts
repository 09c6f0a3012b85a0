import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { keptContract } from '../kept.contract.ts'
import { listKept, summarizeKept } from './list-kept.ts'
import type { HumidorServices } from './open-humidor.ts'

interface Services {
  humidor: Pick<HumidorServices, 'keptCigars'>
  catalogue: Catalogue
}

export function keptRoutes(app: FastifyInstance, { humidor: { keptCigars }, catalogue }: Services): void {
  mountContract(app, keptContract, {
    listKept: ({ query: { drink } }, { memberId }) => listKept({ catalogue, keptCigars }, memberId, drink),
    summarizeKept: (_request, { memberId }) => summarizeKept(keptCigars, memberId),
  })
}
