import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { FreePairings } from '#features/pairing/server/free-pairings.ts'
import type { Phrasebook } from '#features/pairing/wording/wording.rules.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import type { PublicPages } from '#platform/server/public-pages.ts'
import type { Room } from '#platform/server/room.ts'
import type { DrawPairCard, SharedPage } from '../shared-page.contract.ts'
import { openImports } from './import/open-imports.ts'
import { importRoutes } from './import.routes.ts'
import { openResults } from './open-results.ts'
import type { Vault } from './open-vault.ts'
import { purgePairings } from './purge-pairings.job.ts'
import { removalRoutes } from './removal.routes.ts'
import { purgeRemovedPairings } from './removed-pairings.store.ts'
import { sharedPairingRoutes } from './shared-pairing.routes.ts'
import { vaultMemberData } from './vault.member-data.ts'
import { vaultRoutes } from './vault.routes.ts'

interface Services {
  vault: Vault
  catalogue: Catalogue
  phrasebook: Phrasebook
  live: Pick<Live, 'publish'>
  database: Pick<Database, 'service' | 'inTransaction'>
  jobs: Jobs
  publicPages: PublicPages<SharedPage>
  drawPairCard: DrawPairCard
  freePairings: Pick<FreePairings, 'forPair' | 'forText'>
}

export const vaultRoom: Room<Services> = { mount: mountVault, memberData: vaultMemberData }

function mountVault(app: FastifyInstance, { vault, database, jobs, ...services }: Services): void {
  jobs.registerHandler(purgePairings, () => purgeRemovedPairings(database))
  const results = openResults(services)
  vaultRoutes(app, { ...services, ...vault, results })
  removalRoutes(app, { ...services, ...vault })
  importRoutes(app, { ...services, imports: openImports(services.catalogue, database) })
  sharedPairingRoutes(app, { ...services, ...vault, results })
}
