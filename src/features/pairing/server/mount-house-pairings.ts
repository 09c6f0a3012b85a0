import type { FastifyInstance } from 'fastify'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import { curatedPairingRoutes } from './house-pairing.routes.ts'
import { rotatePick, runRotatePick } from './rotate-pick.job.ts'

interface Services {
  catalogue: HouseCatalogue
  database: Database
  jobs: Jobs
}

export function mountHousePairings(app: FastifyInstance, services: Services): void {
  services.jobs.perform(rotatePick, () => runRotatePick(services.database))
  curatedPairingRoutes(app, services)
}
