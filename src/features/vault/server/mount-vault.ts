import type { FastifyInstance } from 'fastify'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Vault } from './open-vault.ts'
import { purgePairings, runPurgePairings } from './purge-pairings.job.ts'
import { vaultRoutes } from './vault.routes.ts'

interface Services {
  vault: Vault
  catalogue: HouseCatalogue
  database: Pick<Database, 'owner'>
  jobs: Jobs
}

export function mountVault(app: FastifyInstance, { vault, catalogue, database, jobs }: Services): void {
  jobs.perform(purgePairings, () => runPurgePairings(database.owner))
  vaultRoutes(app, { catalogue, pairings: vault.pairings })
}
