import type { Accounts } from '#features/accounts/server/open-accounts.ts'
import { barRoutes } from '#features/bar/server/bar.routes.ts'
import { openBar } from '#features/bar/server/open-bar.ts'
import { catalogueRoutes } from '#features/catalogue/server/catalogue.routes.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { mountChat } from '#features/chat/server/mount-chat.ts'
import { mountClimate, type SensorSettings } from '#features/climate/server/mount-climate.ts'
import { openClimate } from '#features/climate/server/open-climate.ts'
import { openClimateAt } from '#features/climate/server/read-climate-at.ts'
import { mountEvents } from '#features/events/server/mount-events.ts'
import { guideRoutes } from '#features/guide/server/guide.routes.ts'
import { mountHumidor } from '#features/humidor/server/mount-humidor.ts'
import { openHumidor } from '#features/humidor/server/open-humidor.ts'
import { mountJournal } from '#features/journal/server/mount-journal.ts'
import { type Journal, openJournal } from '#features/journal/server/open-journal.ts'
import { palateRoutes } from '#features/journal/server/palate.routes.ts'
import { landingRoutes } from '#features/landing/server/landing.routes.ts'
import { livePairingsRoutes } from '#features/live-pairings/server/live-pairings.routes.ts'
import { marksRoutes } from '#features/marks/server/marks.routes.ts'
import { openMarks } from '#features/marks/server/open-marks.ts'
import { openMemberPreferences } from '#features/member/server/member-preferences.ts'
import { mountMember } from '#features/member/server/mount-member.ts'
import { usesMemory } from '#features/member/server/uses-memory.ts'
import { usesTaste } from '#features/member/server/uses-taste.ts'
import { openComposeCard } from '#features/message-cards/server/compose-card.ts'
import { openNarrator } from '#features/narration/server/open-narrator.ts'
import { mountNotifications } from '#features/notifications/server/mount-notifications.ts'
import { openNotifications } from '#features/notifications/server/open-notifications.ts'
import { openFreePairings } from '#features/pairing/server/free-pairings.ts'
import { mountCuratedPairings } from '#features/pairing/server/mount-curated-pairings.ts'
import { pairingRoutes } from '#features/pairing/server/pairing.routes.ts'
import { openPairingSuggestions } from '#features/pairing/server/pairing-suggestions.ts'
import { readDefaultPhrasebook } from '#features/pairing/server/read-phrasebook.ts'
import { openSuggestions } from '#features/pairing/server/suggest-names.ts'
import { accountDataRoutes } from '#features/settings/server/account-data.routes.ts'
import { openWhereToBuy } from '#features/shopping/server/open-where-to-buy.ts'
import { shoppingRoutes } from '#features/shopping/server/shopping.routes.ts'
import { narrationRoutes } from '#features/sommelier/server/narration.routes.ts'
import { sommelierRoutes } from '#features/sommelier/server/sommelier.routes.ts'
import { tasteRoutes } from '#features/taste/server/taste.routes.ts'
import { mountTonight } from '#features/tonight/server/mount-tonight.ts'
import { mountVault } from '#features/vault/server/mount-vault.ts'
import { openResults } from '#features/vault/server/open-results.ts'
import { openVault, type Vault } from '#features/vault/server/open-vault.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { HttpServer } from '#platform/server/http/create-http-server.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import { liveRoutes } from '#platform/server/live/live.routes.ts'
import type { Log } from '#platform/server/log.ts'
import type { Mail } from '#platform/server/mail/open-mail.ts'
import type { Models } from '#platform/server/models/open-models.ts'
import type { PublicPages } from '#platform/server/public-pages.ts'
import type { Push } from '#platform/server/push/open-push.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import type { PublicPage } from '../public-page.contract.ts'
import { appRoutes } from './app.routes.ts'
import { memberTables } from './member-data.ts'
import { portalRoutes } from './portal.routes.ts'
import type { Build } from './read-build.ts'
import type { Readiness } from './readiness.ts'

export interface Services {
  accounts: Accounts
  catalogue: Catalogue
  publicPages: PublicPages<PublicPage>
  database: Database
  storage: Storage
  jobs: Jobs
  mail: Mail
  push: Push
  /** Of links in mail. */
  baseUrl: string | undefined
  models: Models
  messagesPerMember: number
  sensors: SensorSettings
  readiness: Readiness
  build: Pick<Build, 'serve' | 'version' | 'portal' | 'drawPairCard' | 'drawYearCard'>
  log: Log
}

export async function mountFeatures(server: HttpServer, services: Services): Promise<void> {
  const { app } = server
  const { accounts, catalogue, publicPages, build } = services
  server.recognizeCallersBy(accounts.recognize)
  const phrasebook = readDefaultPhrasebook(catalogue)
  const suggestions = openPairingSuggestions(catalogue)
  const freePairings = openFreePairings(catalogue, phrasebook, suggestions)
  const vault = openVault(services)
  const bar = openBar(services)
  const humidor = openHumidor(services)
  const siteName = publicPages.place.name
  const climate = openClimate(services)
  const journal = openJournal({ ...services, humidor, vault, climateAt: openClimateAt(climate) })
  const preferences = openMemberPreferences(services.database)
  const notifications = openNotifications({
    ...services,
    live: accounts.live,
    findEmail: accounts.findEmail,
    ...preferences,
  })
  const timeZoneOf = async (memberId: string) => (await notifications.settings.read(memberId)).timeZone
  const memory = { usesMemory: (memberId: string) => usesMemory(services.database, memberId) }
  const taste = {
    usesTaste: (memberId: string) => usesTaste(services.database, memberId),
    vault: withJournalRatings(vault, journal),
  }
  const narrator = openNarrator({ ...services, phrasebook })
  const whereToBuy = openWhereToBuy(services)
  appRoutes(app, { ...services, version: build.version })
  await liveRoutes(app, accounts.live)
  accounts.mount(app)
  const avatars = mountMember(app, services)
  accountDataRoutes(app, { ...services, avatars, tables: memberTables })
  mountVault(app, {
    ...services,
    live: accounts.live,
    phrasebook,
    vault,
    freePairings,
    drawPairCard: pair => build.drawPairCard({ ...pair, siteName }),
  })
  barRoutes(app, { bar, catalogue, live: accounts.live })
  const { lineRecords } = humidor
  marksRoutes(app, { marks: openMarks({ ...services, lineRecords }), catalogue, live: accounts.live })
  mountHumidor(app, {
    ...services,
    ...memory,
    humidor,
    live: accounts.live,
    notify: notifications.notify,
    timeZoneOf,
  })
  mountClimate(app, { ...services, ...preferences, ...notifications, climate, live: accounts.live })
  mountJournal(app, { journal, catalogue, live: accounts.live })
  palateRoutes(app, {
    ...services,
    drawYearCard: card => build.drawYearCard({ ...card, siteName }),
  })
  mountNotifications(app, notifications)
  const findEvent = mountEvents(app, {
    ...services,
    live: accounts.live,
    notify: notifications.notify,
    siteName,
  })
  mountChat(app, {
    ...services,
    live: accounts.live,
    notify: notifications.notify,
    markSeen: notifications.markSeen,
    withdraw: notifications.withdraw,
    timeZoneOf,
    composeCard: openComposeCard({
      catalogue,
      vault,
      results: openResults({ catalogue, phrasebook }),
      journal,
      findEvent,
    }),
  })
  livePairingsRoutes(app, { ...services, live: accounts.live })
  catalogueRoutes(app, catalogue)
  pairingRoutes(app, { freePairings, suggestNames: openSuggestions(catalogue) })
  mountCuratedPairings(app, services)
  shoppingRoutes(app, { whereToBuy })
  tasteRoutes(app, { catalogue, ...taste })
  sommelierRoutes(app, { ...services, ...taste, ...memory, phrasebook, bar, narrator })
  narrationRoutes(app, { ...services, ...taste, phrasebook, bar, narrator })
  mountTonight(app, {
    ...services,
    ...taste,
    ...memory,
    phrasebook,
    bar,
    keptCigars: humidor.keptCigars,
  })
  guideRoutes(app, { catalogue, phrasebook, suggestions, publicPages, whereToBuy })
  portalRoutes(app, build.portal, siteName)
  await app.register(pages =>
    landingRoutes(pages, { accounts, catalogue, freePairings, publicPages, whereToBuy }),
  )
  await build.serve(app)
  server.setNotFoundPage((request, reply) => publicPages.send(request, reply, { page: 'missing' }, 404))
  server.setErrorPage((request, reply) => publicPages.send(request, reply, { page: 'broken' }, 500))
  server.setRefusalPage((request, reply, { status, message }) =>
    publicPages.send(
      request,
      reply,
      { page: 'refused', status, message, ...cacheFieldsOf(status, message) },
      status,
    ),
  )
}

/** A flood of refused requests must not cost a rendered page each; those for an unknown host are all different. */
function cacheFieldsOf(status: number, message: string): { cacheKey: string; address: string } | undefined {
  return status === 400 ? undefined : { cacheKey: `refused ${status} ${message}`, address: '/' }
}

/** The stars of the journal count like those of the vault. */
function withJournalRatings(vault: Vault, journal: Journal): Vault {
  return {
    ...vault,
    // In sequence: in parallel, each request would hold two connections of the pool.
    ratingsOf: async memberId => [
      ...(await vault.ratingsOf(memberId)),
      ...(await journal.ratingsOf(memberId)),
    ],
  }
}
