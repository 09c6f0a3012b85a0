import { join } from 'node:path'
import { openAccounts } from '#features/accounts/server/open-accounts.ts'
import { loadSiteHelp } from '#features/ask/server/load-question-data.ts'
import { loadCatalogue } from '#features/catalogue/server/load-catalogue.ts'
import { readOwnRows } from '#features/catalogue/server/read-own-rows.ts'
import { loadCourses } from '#features/courses/server/load-courses.ts'
import { loadLibrary } from '#features/knowledge/server/load-library.ts'
import { deviceCookies } from '#features/landing/landing.contract.ts'
import { readStoredSettings } from '#features/lounge-settings/server/read-stored-settings.ts'
import { openSettingsSeal } from '#features/lounge-settings/server/settings-seal.ts'
import { openSpeech } from '#features/voice/server/open-speech.ts'
import { readAppSecret } from '#platform/server/app-secret.ts'
import { lockDataDirectory } from '#platform/server/data-directory-lock.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { prepareDatabase } from '#platform/server/database/prepare-database.ts'
import { createHttpServer } from '#platform/server/http/create-http-server.ts'
import { openJobs } from '#platform/server/jobs/open-jobs.ts'
import type { Log } from '#platform/server/log.ts'
import { openMail } from '#platform/server/mail/open-mail.ts'
import { openModels } from '#platform/server/models/open-models.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { openPublicPages } from '#platform/server/public-pages.ts'
import { openPush } from '#platform/server/push/open-push.ts'
import { readPushKeys } from '#platform/server/push/push-keys.ts'
import type { Settings } from '#platform/server/settings.ts'
import { openDiskStorage } from '#platform/server/storage/open-disk-storage.ts'
import { railCookie, railWidths } from '../portal.contract.ts'
import { readDatabaseTime } from './database-time.store.ts'
import { mountFeatures } from './mount-features.ts'
import { type Build, readBuild } from './read-build.ts'
import { createReadiness } from './readiness.ts'
import { seedContent } from './seed-content.ts'
import { startDatabase } from './start-database.ts'
import { explainDatabaseError, explainListenError } from './startup-error.ts'
import { toReachableAddress } from './to-reachable-address.ts'
import { tryToListen } from './try-to-listen.ts'

export interface RunningServer {
  address: string
  port: number
  /** One-time link to become the owner; absent when the server is bound to localhost or has an owner. */
  ownerLink: string | undefined
  stop: () => Promise<void>
}

/** On a restart the previous process may still be shutting down. */
const lockWaitMilliseconds = 2500

const root = projectRoot(import.meta.dirname)

/**
 * With the settings of the environment, and those that the page has stored.
 * When a step fails, everything that was started is stopped again, in reverse order.
 */
export async function startServer(
  environment: Settings,
  log: Log,
  {
    openBuild = () => readBuild(join(root, 'dist')),
    startAgain,
    setTimeZone,
  }: {
    openBuild?: () => Promise<Build>
    startAgain: () => void
    /** Undefined: that of the machine. */
    setTimeZone: (name: string | undefined) => void
  },
): Promise<RunningServer> {
  const stops: (() => Promise<unknown> | unknown)[] = []
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step()
  }
  try {
    const readiness = createReadiness()
    const lock = await lockDataDirectory(environment.dataDir, { waitMilliseconds: lockWaitMilliseconds })
    stops.push(() => lock.release())
    // After the lock: until then the port may belong to a server that is stopping. Before the database, which takes longest.
    await tryToListen(environment).catch((failure: unknown) => {
      throw explainListenError(failure, environment)
    })
    const build = await openBuild()
    const source = await startDatabase(environment, log)
    stops.push(source.stop)
    await prepareDatabase(source.address, join(root, 'migrations'), log).catch((failure: unknown) => {
      throw explainDatabaseError(failure, environment)
    })
    const database = openDatabase(source.address, log)
    stops.push(database.close)
    const startedAt = await readDatabaseTime(database)
    const secret = readAppSecret(environment)
    const settingSources = { environment, seal: openSettingsSeal(secret) }
    const settings = await readStoredSettings({ database, ...settingSources, log })
    setTimeZone(settings.timeZone)
    const jobs = openJobs({ address: source.address, log })
    stops.push(jobs.stop)
    const storage = await openDiskStorage(join(settings.dataDir, 'files'))
    const catalogue = loadCatalogue(join(root, 'data'), await readOwnRows(database))
    for (const { kind, id, reason } of catalogue.ownRows.leftOut)
      log.warn({ kind, id, reason }, 'A row of the lounge does not fit the catalogue and is left out')
    const library = loadLibrary(join(root, 'data/articles'))
    await seedContent(database, catalogue, join(root, 'data'), settings)
    const site = {
      baseUrl: settings.baseUrl,
      contactEmail: settings.contactEmail,
      place: { name: settings.siteName, city: settings.siteCity },
      assets: build.assets,
      notices: [deviceCookies.ageNotice],
      deviceChoices: { [railCookie]: railWidths },
    }
    const publicPages = openPublicPages(build.render, site, build.renderPacked)
    if (settings.smtpUrl && !settings.baseUrl)
      log.warn('BASE_URL is not set: links in mail use the host name of this machine')
    const mail = openMail({ settings, jobs, log })
    const accounts = openAccounts({
      database,
      secret,
      jobs,
      mail,
      address: settings,
      contactEmail: settings.contactEmail,
      oidc: settings,
      log,
    })
    const server = await createHttpServer({
      ...settings,
      log,
      limitsRequests: true,
      hasStrictContentPolicy: !build.isDevelopment,
    })
    stops.push(() => server.app.close())
    await mountFeatures(server, {
      accounts,
      catalogue,
      library,
      courses: loadCourses(join(root, 'data/courses'), library),
      help: loadSiteHelp(join(root, 'data/ask')),
      publicPages,
      database,
      storage,
      jobs,
      mail,
      push: openPush({ keys: readPushKeys(settings), contactEmail: settings.contactEmail }),
      baseUrl: settings.baseUrl,
      dataDir: settings.dataDir,
      models: await openModels(settings),
      speech: openSpeech(settings),
      messagesPerMember: settings.messagesPerMember,
      sensors: settings,
      settingSources,
      readiness,
      build,
      startedAt,
      startAgain,
      log,
    })
    // Before listening: the first sign-up may become the owner.
    const ownerCode = await accounts.prepareOwner()
    const address = await server.app
      .listen({ port: settings.port, host: settings.host })
      .catch((failure: unknown) => {
        throw explainListenError(failure, settings)
      })
    jobs.start()
    readiness.open()
    build.openQuestionReader()
    stops.push(readiness.close)
    const origin = settings.baseUrl ?? toReachableAddress(address, settings.host)
    return {
      address: origin,
      port: settings.port || Number(new URL(address).port),
      ownerLink: ownerCode && `${origin}/owner?code=${ownerCode}`,
      stop,
    }
  } catch (failure) {
    await stop()
    throw failure
  }
}
