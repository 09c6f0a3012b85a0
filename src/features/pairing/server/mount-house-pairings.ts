import type { FastifyInstance } from 'fastify'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import { housePairingRoutes } from './house-pairing.routes.ts'
import { rotatePick, runRotatePick } from './rotate-pick.job.ts'

interface Services {
  catalogue: HouseCatalogue
  database: Database
  jobs: Jobs
}

/** The pairings of the house, and which of them is Tonight's Pick. */
export function mountHousePairings(app: FastifyInstance, services: Services): void {
  services.jobs.perform(rotatePick, () => runRotatePick(services.database))
  housePairingRoutes(app, services)
}
