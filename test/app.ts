import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import webpush from 'web-push'
import { railCookie, railWidths } from '#app/portal.contract.ts'
import type { PublicPage, RenderPublicPage } from '#app/public-page.contract.ts'
import { mountFeatures } from '#app/server/mount-features.ts'
import type { Build } from '#app/server/read-build.ts'
import { createReadiness, type Readiness } from '#app/server/readiness.ts'
import { openAccounts } from '#features/accounts/server/open-accounts.ts'
import type { OidcSettings } from '#features/accounts/server/sso/oidc-provider.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { SensorSettings } from '#features/climate/server/climate.room.ts'
import type { Library } from '#features/knowledge/server/load-library.ts'
import { deviceCookies } from '#features/landing/landing.contract.ts'
import { openSettingsSeal } from '#features/lounge-settings/server/settings-seal.ts'
import type { Speech } from '#features/voice/server/open-speech.ts'
import type { Place } from '#platform/page.contract.ts'
import type { requestTimeouts } from '#platform/server/database/open-database.ts'
import { createHttpServer, type HttpOptions } from '#platform/server/http/create-http-server.ts'
import { type Jobs, openJobs } from '#platform/server/jobs/open-jobs.ts'
import type { Log } from '#platform/server/log.ts'
import { type Mail, openMail } from '#platform/server/mail/open-mail.ts'
import type { Models } from '#platform/server/models/open-models.ts'
import type { RenderPackedPage } from '#platform/server/pack-page.ts'
import { openPublicPages } from '#platform/server/public-pages.ts'
import { openPush, type Push } from '#platform/server/push/open-push.ts'
import { readSettings } from '#platform/server/settings.ts'
import { openDiskStorage } from '#platform/server/storage/open-disk-storage.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { catalogue } from './catalogue.ts'
import { freshDatabase, patientTimeouts, silentLog, type TestDatabase } from './database.ts'
import { courses, library } from './library.ts'
import { help, readQuestion } from './question-reader.ts'

export interface TestAppOptions extends HttpOptions {
  log: Log
  contactEmail: string
  place: Place
  render: RenderPublicPage
  renderPacked: RenderPackedPage<PublicPage> | undefined
  drawPairCard: Build['drawPairCard']
  drawYearCard: Build['drawYearCard']
  readQuestion: Build['readQuestion']
  /** Files of the build; none by default. */
  serveFiles: (app: FastifyInstance) => Promise<void>
  /** Whether the catalogue and the samples are in the database. */
  isSeeded: boolean
  isOpen: boolean
  /** By default a test waits longer for its database than a request does. */
  timeouts: typeof requestTimeouts
  /** Whether jobs run; otherwise they wait. */
  doesJobs: boolean
  /** Whether the server has an owner already; otherwise the first account of a test becomes its admin. */
  isClaimed: boolean
  /** Without one, mail stays in a folder of the test. */
  smtpUrl: string | undefined
  /** The minimum duration of a sign-up. */
  signUpFloorMs: number
  /** Single sign-on is off by default. */
  oidc: OidcSettings | undefined
  /** By default a folder of the test. */
  storage: Storage | undefined
  /** By default with keys of the test, to push services on the internet. */
  push: Push | undefined
  /** By default a test may write as fast as it can. */
  messagesPerMember: number
  /** By default there is no language model. */
  models: Models
  /** By default there is no speech provider. */
  speech: Speech | undefined
  /** By default there is neither a key of Govee nor an MQTT broker. */
  sensors: SensorSettings
  /** What the environment sets; nothing by default. */
  environment: NodeJS.ProcessEnv
  /** What an admin asks for who starts the server again; by default nothing happens. */
  startAgain: () => void
}

export interface TestApp {
  app: FastifyInstance
  database: TestDatabase
  catalogue: Catalogue
  library: Library
  readiness: Readiness
  jobs: Jobs
  mail: Mail
  storage: Storage
  /** Of the owner's one-time link, where one is needed. */
  ownerCode: string | undefined
  /** A request without a network: `inject('/api/health')`, `inject({ method, url, payload })`. */
  inject: FastifyInstance['inject']
  close: () => Promise<void>
}

/** The whole HTTP surface on a database of its own, with the real catalogue. Answers are checked against their contracts. */
export async function startApp(overrides: Partial<TestAppOptions> = {}): Promise<TestApp> {
  const options = { ...defaultOptions, ...overrides }
  const readiness = createReadiness()
  const server = await createHttpServer(options)
  const { app } = server
  const database = await freshDatabase(options.isSeeded ? 'seeded' : 'empty', options.timeouts)
  const dataDir = mkdtempSync(join(tmpdir(), 'smoke-deck-app-'))
  const jobs = openJobs({ address: database.address, log: options.log })
  const mail = openMail({
    settings: {
      smtpUrl: options.smtpUrl,
      mailFrom: 'Smoke Deck <house@smokedeck.example>',
      siteName: 'Smoke Deck',
      dataDir,
    },
    jobs,
    log: options.log,
  })
  const storage = options.storage ?? (await openDiskStorage(join(dataDir, 'files')))
  const close = async () => {
    await app.close()
    await jobs.stop()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  let ownerCode: string | undefined
  try {
    const facts = {
      baseUrl: options.baseUrl,
      contactEmail: options.contactEmail,
      place: options.place,
      assets: noAssets,
      notices: [deviceCookies.ageNotice],
      deviceChoices: { [railCookie]: railWidths },
    }
    const accounts = openAccounts({
      database,
      secret: appSecret,
      jobs,
      mail,
      address: options,
      contactEmail: options.contactEmail,
      oidc: options.oidc ?? noProvider,
      log: options.log,
      signUpFloorMs: options.signUpFloorMs,
    })
    await mountFeatures(server, {
      accounts,
      catalogue,
      library,
      courses,
      help,
      publicPages: openPublicPages(options.render, facts, options.renderPacked),
      database,
      storage,
      jobs,
      mail,
      push: options.push ?? openPush({ keys: pushKeys, contactEmail: options.contactEmail }),
      baseUrl: options.baseUrl,
      dataDir,
      models: options.models,
      speech: options.speech,
      messagesPerMember: options.messagesPerMember,
      sensors: options.sensors,
      settingSources: {
        environment: readSettings(options.environment, dataDir),
        seal: openSettingsSeal(appSecret),
      },
      readiness,
      build: {
        portal: noAssets,
        drawPairCard: options.drawPairCard,
        drawYearCard: options.drawYearCard,
        readQuestion: options.readQuestion,
        serve: options.serveFiles,
        version: '0.0.0-test',
      },
      startedAt: new Date(),
      startAgain: options.startAgain,
      log: options.log,
    })
    await app.ready()
    if (options.isClaimed) await database.owner.query('update house_owner set claimed_at = now()')
    ownerCode = await accounts.prepareOwner()
    if (options.doesJobs) jobs.start()
  } catch (failure) {
    await close()
    throw failure
  }
  if (options.isOpen) readiness.open()
  return {
    app,
    database,
    catalogue,
    library,
    readiness,
    jobs,
    mail,
    storage,
    ownerCode,
    inject: app.inject.bind(app),
    close,
  }
}

/** Of every test server. */
export const appSecret = 'a secret for tests only'
const pushKeys = webpush.generateVAPIDKeys()
const noProvider = {
  oidcIssuer: undefined,
  oidcClientId: undefined,
  oidcClientSecret: undefined,
  oidcName: 'single sign-on',
}
const noAssets = {
  styles: [],
  partStyles: { member: [], account: [], shared: [], landing: [], result: [], learn: [] },
  scripts: [],
  fonts: [],
}

const defaultOptions: TestAppOptions = {
  place: { name: 'Smoke Deck', city: 'Atlanta, Georgia' },
  log: silentLog,
  baseUrl: undefined,
  host: '127.0.0.1',
  trustProxy: [],
  limitsRequests: false,
  hasStrictContentPolicy: true,
  validatesResponses: true,
  contactEmail: 'hello@smokedeck.example',
  render: page => `<!doctype html><html lang="en-US"><body data-page="${page.page}"></body></html>`,
  renderPacked: undefined,
  drawPairCard: async () => new Uint8Array(),
  drawYearCard: async () => new Uint8Array(),
  readQuestion,
  serveFiles: async () => undefined,
  isSeeded: true,
  isOpen: true,
  timeouts: patientTimeouts,
  doesJobs: false,
  isClaimed: true,
  smtpUrl: undefined,
  signUpFloorMs: 0,
  oidc: undefined,
  storage: undefined,
  push: undefined,
  messagesPerMember: 0,
  models: { model: undefined, narrationsPerMember: 40, narrationsInTotal: 400, readFailure: () => undefined },
  speech: undefined,
  environment: {},
  sensors: { goveeApiKey: undefined, goveeBaseUrl: 'http://127.0.0.1:9', mqttUrl: undefined },
  startAgain: () => undefined,
}
