import type { Accounts } from '#features/accounts/server/open-accounts.ts'
import { catalogueRoutes } from '#features/catalogue/server/catalogue.routes.ts'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { guideRoutes } from '#features/guide/server/guide.routes.ts'
import { landingRoutes } from '#features/landing/server/landing.routes.ts'
import { openFreePairings } from '#features/pairing/server/free-pairings.ts'
import { housePairingRoutes } from '#features/pairing/server/house-pairing.routes.ts'
import { openHousePairings } from '#features/pairing/server/house-pairings.ts'
import { pairingRoutes } from '#features/pairing/server/pairing.routes.ts'
import { readHousePhrasebook } from '#features/pairing/server/read-phrasebook.ts'
import { mountSettings } from '#features/settings/server/mount-settings.ts'
import { sommelierRoutes } from '#features/sommelier/server/sommelier.routes.ts'
import { mountVault } from '#features/vault/server/mount-vault.ts'
import { openVault } from '#features/vault/server/open-vault.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { HttpServer } from '#platform/server/http/create-http-server.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import { liveRoutes } from '#platform/server/live/live.routes.ts'
import type { Log } from '#platform/server/log.ts'
import type { PublicPages } from '#platform/server/public-pages.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import type { PublicPage } from '../public-page.contract.ts'
import { appRoutes } from './app.routes.ts'
import { memberTables } from './member-tables.ts'
import { portalRoutes } from './portal.routes.ts'
import type { Build } from './read-build.ts'
import type { Readiness } from './readiness.ts'

export interface Services {
  accounts: Accounts
  catalogue: HouseCatalogue
  publicPages: PublicPages<PublicPage>
  database: Database
  storage: Storage
  jobs: Jobs
  readiness: Readiness
  build: Pick<Build, 'serve' | 'version' | 'portal'>
  log: Log
}

/** Every route of the product, in one list. */
export async function mountFeatures(server: HttpServer, services: Services): Promise<void> {
  const { app } = server
  const { accounts, catalogue, publicPages, build } = services
  server.recognizeCallersBy(accounts.recognize)
  const phrasebook = readHousePhrasebook(catalogue)
  const freePairings = openFreePairings(catalogue, phrasebook)
  const vault = openVault(services)
  appRoutes(app, { ...services, version: build.version })
  await liveRoutes(app, accounts.live)
  accounts.mount(app)
  await mountSettings(app, { ...services, tables: memberTables })
  mountVault(app, { ...services, vault })
  catalogueRoutes(app, catalogue)
  pairingRoutes(app, freePairings)
  housePairingRoutes(app, services)
  sommelierRoutes(app, { ...services, phrasebook, vault })
  guideRoutes(app, { catalogue, phrasebook, housePairings: openHousePairings(catalogue), publicPages })
  portalRoutes(app, build.portal)
  await app.register(pages => landingRoutes(pages, { catalogue, freePairings, publicPages }))
  await build.serve(app)
  server.answerMissingPage((request, reply) => publicPages.send(request, reply, { page: 'missing' }, 404))
  server.answerBrokenPage((request, reply) => publicPages.send(request, reply, { page: 'broken' }, 500))
}
