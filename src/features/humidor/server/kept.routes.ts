import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { keptContract } from '../kept.contract.ts'
import { listKept, summarizeKept } from './list-kept.ts'
import type { HumidorServices } from './open-humidor.ts'

interface Services {
  humidor: Pick<HumidorServices, 'keptCigars'>
  catalogue: Catalogue
  usesMemory(memberId: string): Promise<boolean>
}

export function keptRoutes(app: FastifyInstance, services: Services): void {
  const { humidor, catalogue, usesMemory } = services
  const { keptCigars } = humidor
  mountContract(app, keptContract, {
    async listKept({ query: { drink, advice } }, { memberId }) {
      if (advice && !(await usesMemory(memberId))) return { kept: [], offered: [] }
      return await listKept({ catalogue, keptCigars }, memberId, drink)
    },
    summarizeKept: (_request, { memberId }) => summarizeKept(keptCigars, memberId),
  })
}
