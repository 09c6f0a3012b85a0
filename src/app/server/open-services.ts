import type { Accounts } from '#features/accounts/server/open-accounts.ts'
import { openAnswerInPublic } from '#features/ask/server/answer-in-public.ts'
import { openFindNamedProducts } from '#features/ask/server/find-named-products.ts'
import { openFindUnlistedName } from '#features/ask/server/find-unlisted-name.ts'
import type { HelpText } from '#features/ask/server/load-question-data.ts'
import { openBar } from '#features/bar/server/open-bar.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { openOwnRows } from '#features/catalogue/server/open-own-rows.ts'
import type { SensorSettings } from '#features/climate/server/climate.room.ts'
import { openClimate } from '#features/climate/server/open-climate.ts'
import { openClimateAt } from '#features/climate/server/read-climate-at.ts'
import { readSensorCounts } from '#features/climate/server/read-sensor-counts.ts'
import type { LoadedCourse } from '#features/courses/server/load-courses.ts'
import { openFindEvent } from '#features/events/server/find-event.ts'
import { openHumidor } from '#features/humidor/server/open-humidor.ts'
import { type Journal, openJournal } from '#features/journal/server/open-journal.ts'
import type { Library } from '#features/knowledge/server/load-library.ts'
import type { SettingSources } from '#features/lounge-settings/server/lounge-settings.room.ts'
import { openLoungeProfile } from '#features/lounge-settings/server/open-lounge-profile.ts'
import { openMemberPreferences } from '#features/member/server/member-preferences.ts'
import { openAvatars } from '#features/member/server/open-avatars.ts'
import { usesMemory } from '#features/member/server/uses-memory.ts'
import { usesTaste } from '#features/member/server/uses-taste.ts'
import { openComposeCard } from '#features/message-cards/server/compose-card.ts'
import { meterModel } from '#features/narration/server/meter-model.ts'
import { openNarrator } from '#features/narration/server/open-narrator.ts'
import { readModelUse } from '#features/narration/server/read-model-use.ts'
import { openNotifications } from '#features/notifications/server/open-notifications.ts'
import { openFreePairings } from '#features/pairing/server/free-pairings.ts'
import { openPairingSuggestions } from '#features/pairing/server/pairing-suggestions.ts'
import { readDefaultPhrasebook } from '#features/pairing/server/read-phrasebook.ts'
import { openSuggestions } from '#features/pairing/server/suggest-names.ts'
import { openWhereToBuy } from '#features/shopping/server/open-where-to-buy.ts'
import { openTaste } from '#features/taste/server/open-taste.ts'
import { openTonight } from '#features/tonight/server/open-tonight.ts'
import { type EveningWish, pickTonight } from '#features/tonight/server/pick-tonight.ts'
import { dayOfEvening } from '#features/tonight/server/tonight.routes.ts'
import { openResults } from '#features/vault/server/open-results.ts'
import { openVault, type Vault } from '#features/vault/server/open-vault.ts'
import type { Speech } from '#features/voice/server/open-speech.ts'
import { readSpeechUse } from '#features/voice/server/read-speech-use.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Log } from '#platform/server/log.ts'
import type { Mail } from '#platform/server/mail/open-mail.ts'
import type { Models } from '#platform/server/models/open-models.ts'
import type { PublicPages } from '#platform/server/public-pages.ts'
import type { Push } from '#platform/server/push/open-push.ts'
import { siteTimeZone } from '#platform/server/site-time-zone.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { staffAccountId } from '#platform/staff-account.contract.ts'
import type { PublicPage } from '../public-page.contract.ts'
import { listWaitingChanges } from './list-waiting-changes.ts'
import type { Build } from './read-build.ts'
import type { Readiness } from './readiness.ts'

export interface Services {
  accounts: Accounts
  catalogue: Catalogue
  library: Library
  courses: readonly LoadedCourse[]
  /** How this site is used. */
  help: readonly HelpText[]
  publicPages: PublicPages<PublicPage>
  database: Database
  storage: Storage
  jobs: Jobs
  mail: Mail
  push: Push
  /** Of links in mail. */
  baseUrl: string | undefined
  /** Where the lounge keeps its data. */
  dataDir: string
  models: Models
  speech: Speech | undefined
  messagesPerMember: number
  sensors: SensorSettings
  settingSources: SettingSources
  readiness: Readiness
  /** When the server read what it works with, by the clock of the database. */
  startedAt: Date
  startAgain: () => void
  build: Pick<Build, 'serve' | 'version' | 'portal' | 'drawPairCard' | 'drawYearCard' | 'readQuestion'>
  log: Log
}

export type FeatureServices = ReturnType<typeof openServices>

/** What the features offer to each other. */
export function openServices(services: Services) {
  const { accounts, catalogue, database, publicPages, build } = services
  const { live } = accounts
  const siteName = publicPages.place.name
  const phrasebook = readDefaultPhrasebook(catalogue)
  const suggestions = openPairingSuggestions(catalogue)
  const savedPairings = openVault(services)
  const humidor = openHumidor(services)
  const climate = openClimate(services)
  const journal = openJournal({
    ...services,
    humidor,
    vault: savedPairings,
    climateAt: openClimateAt(climate),
  })
  const vault = withJournalRatings(savedPairings, journal)
  const preferences = openMemberPreferences(database)
  const notifications = openNotifications({
    ...services,
    ...preferences,
    live,
    findEmail: accounts.findEmail,
    listStaff: accounts.listStaff,
  })
  const { notify, recipientsOf, markSeen, withdraw, isQuiet, wantsMail } = notifications
  const results = openResults({ catalogue, phrasebook })
  const bar = openBar(services)
  const memory = {
    usesMemory: (memberId: string) => usesMemory(database, memberId),
    usesTaste: (memberId: string) => usesTaste(database, memberId),
    ...openTaste(services),
  }
  const { keptCigars } = humidor
  const meteredModel = meterModel(services)
  const tonight = openTonight({ ...services, ...memory, bar, keptCigars, phrasebook, vault })
  const freePairings = openFreePairings(catalogue, phrasebook, suggestions)
  const findNamedProducts = openFindNamedProducts(catalogue)
  const findUnlistedName = openFindUnlistedName(catalogue)
  const pickTonightFor = (whose: typeof tonight, memberId: string, request: EveningWish) =>
    pickTonight(whose, memberId, dayOfEvening(new Date()), { ...request, seen: [] })
  const readQuestion = build.readQuestion
  const timeZoneOf = async (ownerId: string) =>
    ownerId === staffAccountId ? siteTimeZone() : (await notifications.settings.read(ownerId)).timeZone
  return {
    ...services,
    ...preferences,
    ...memory,
    live,
    siteName,
    listWaitingChanges: () => listWaitingChanges(database, services.startedAt),
    loungeProfile: openLoungeProfile(database),
    phrasebook,
    suggestions,
    freePairings,
    findNamedProducts,
    findUnlistedName,
    suggestNames: openSuggestions(catalogue),
    vault,
    bar,
    humidor,
    keptCigars,
    tonight,
    pickForTonight: (memberId: string, request: EveningWish) => pickTonightFor(tonight, memberId, request),
    readQuestion,
    answerInPublic: openAnswerInPublic({
      ...services,
      records: { bar, climate, humidor, keptCigars, journal, vault },
      freePairings,
      findNamedProducts,
      findUnlistedName,
      readQuestion,
      pickFromCatalogue: request =>
        pickTonightFor({ ...tonight, usesMemory: async () => false }, 'nobody', request),
      timeZoneOf,
      now: () => new Date(),
    }),
    climate,
    countSensors: () => readSensorCounts(database),
    readModelUse: () => readModelUse(services),
    readSpeechUse: () => readSpeechUse(services),
    journal,
    avatars: openAvatars(services),
    notifications,
    notify,
    recipientsOf,
    markSeen,
    withdraw,
    isQuiet,
    wantsMail,
    timeZoneOf,
    meteredModel,
    narrator: openNarrator({ meteredModel, catalogue, phrasebook }),
    ownRows: openOwnRows(services),
    whereToBuy: openWhereToBuy(services),
    composeCard: openComposeCard({
      catalogue,
      vault,
      results,
      journal,
      findEvent: openFindEvent(database),
    }),
    drawPairCard: (card: Omit<Parameters<Build['drawPairCard']>[0], 'siteName'>) =>
      build.drawPairCard({ ...card, siteName }),
    drawYearCard: (card: Omit<Parameters<Build['drawYearCard']>[0], 'siteName'>) =>
      build.drawYearCard({ ...card, siteName }),
  }
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
