import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import { curatedPairingRoutes } from './curated-pairing.routes.ts'
import { rotatePick, runRotatePick } from './rotate-pick.job.ts'

interface Services {
  catalogue: Catalogue
  database: Database
  jobs: Jobs
}

export function mountCuratedPairings(app: FastifyInstance, services: Services): void {
  services.jobs.registerHandler(rotatePick, () => runRotatePick(services.database))
  curatedPairingRoutes(app, services)
}
