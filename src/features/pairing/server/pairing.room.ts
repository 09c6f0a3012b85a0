import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import type { Room } from '#platform/server/room.ts'
import { curatedPairingRoutes } from './curated-pairing.routes.ts'
import { managedPairingsRoutes } from './managed-pairings.routes.ts'
import { type PairingServices, pairingRoutes } from './pairing.routes.ts'
import { rotatePick, runRotatePick } from './rotate-pick.job.ts'

interface Services extends PairingServices {
  catalogue: Catalogue
  database: Database
  jobs: Jobs
  live: Pick<Live, 'publishToAll'>
}

export const pairingRoom: Room<Services> = { mount: mountPairing }

function mountPairing(app: FastifyInstance, services: Services): void {
  pairingRoutes(app, services)
  services.jobs.registerHandler(rotatePick, () => runRotatePick(services))
  curatedPairingRoutes(app, services)
  managedPairingsRoutes(app, services)
}
