import type { FastifyInstance } from 'fastify'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { catalogueContract } from '../catalogue.contract.ts'
import type { Catalogue } from './load-catalogue.ts'
import { searchCigars } from './search-cigars.ts'
import { searchDrinks } from './search-drinks.ts'

export function catalogueRoutes(app: FastifyInstance, catalogue: Catalogue): void {
  mountContract(app, catalogueContract, {
    searchCigars: ({ query }) => searchCigars(catalogue, query),
    searchDrinks: ({ query }) => searchDrinks(catalogue, query),
  })
}
