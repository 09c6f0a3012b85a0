import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { PublicPages } from '#platform/server/public-pages.ts'
import type { DrawPairCard, SharedPage } from '../shared-page.contract.ts'
import type { Vault } from './open-vault.ts'
import { purgePairings } from './purge-pairings.job.ts'
import { purgeRemovedPairings } from './removed-pairings.store.ts'
import { sharedPairingRoutes } from './shared-pairing.routes.ts'
import { vaultRoutes } from './vault.routes.ts'

interface Services {
  vault: Vault
  catalogue: Catalogue
  database: Pick<Database, 'owner'>
  jobs: Jobs
  publicPages: PublicPages<SharedPage>
  drawPairCard: DrawPairCard
}

export function mountVault(app: FastifyInstance, { vault, database, jobs, ...services }: Services): void {
  jobs.registerHandler(purgePairings, () => purgeRemovedPairings(database.owner))
  vaultRoutes(app, { ...services, ...vault })
  sharedPairingRoutes(app, { ...services, ...vault })
}
