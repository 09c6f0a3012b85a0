import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Recognize } from '#platform/server/http/callers.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import { type LiveServer, openLive } from '#platform/server/live/open-live.ts'
import type { Log } from '#platform/server/log.ts'
import { linkOrigin } from '#platform/server/mail/link-origin.ts'
import type { Mail } from '#platform/server/mail/open-mail.ts'
import { type AccountServices, accountsRoutes } from './accounts.routes.ts'
import { adminAccountsRoutes } from './admin-accounts.routes.ts'
import { openAdminAccounts } from './admin-accounts.store.ts'
import { openDemandForHttps } from './demand-https.ts'
import { factorsRoutes } from './factors.routes.ts'
import { openFactorStore } from './factors.store.ts'
import { openHouseOwner } from './house-owner.store.ts'
import { openIdentities } from './identities.store.ts'
import { openAttempts } from './limit-attempts.ts'
import { openMemberSessions } from './member-sessions.store.ts'
import { oidcRoutes } from './oidc.routes.ts'
import { openJourneys } from './oidc-journey.ts'
import { openAuth } from './open-auth.ts'
import { type OidcSettings, openOidcProvider } from './open-oidc-provider.ts'
import { outboxRoutes } from './outbox.routes.ts'
import { type HouseAddress, openOwnerLink, ownerRoutes } from './owner-link.ts'
import { recoveryRoutes } from './recovery.routes.ts'
import { runSendAccountLink, sendAccountLink } from './send-account-link.job.ts'
import { sessionsRoutes } from './sessions.routes.ts'
import { openSessionStore, type SessionStore } from './sessions.store.ts'
import { runSweepAccounts, sweepAccounts } from './sweep-accounts.job.ts'

export interface Accounts {
  sessions: SessionStore
  /** Every open tab, shown out when its session ends. */
  live: LiveServer
  recognize: Recognize
  /** At the start: the code of the one-time link by which the operator becomes the owner, where one is needed. */
  prepareOwner(): Promise<string | undefined>
  mount(app: FastifyInstance): void
}

/** Everything about who may come in. */
export function openAccounts(parts: {
  database: Database
  secret: string
  jobs: Jobs
  mail: Mail
  address: HouseAddress
  contactEmail: string
  /** Somebody else who may vouch for people; nobody where the settings name none. */
  oidc: OidcSettings
  log: Log
}): Accounts {
  const { database, secret, jobs, mail, address, contactEmail, log } = parts
  const sessions = openSessionStore(database.auth, secret)
  const live = openLive({ log, findValidSessions: sessions.findGood })
  const owner = openHouseOwner(database.auth)
  const services: AccountServices = {
    database,
    libraryOf: openAuth(parts),
    attempts: openAttempts(database.auth),
    sessions,
    memberSessions: openMemberSessions(database.auth, secret),
    factors: openFactorStore(database.auth, secret),
    live,
    jobs,
    mail,
    ownerLink: openOwnerLink(owner, address),
    originForMails: exchange => linkOrigin(exchange, address.baseUrl),
    contactEmail,
    demandHttps: openDemandForHttps(log),
  }
  jobs.registerHandler(sendAccountLink, asked => runSendAccountLink(services, asked))
  jobs.registerHandler(sweepAccounts, () => runSweepAccounts(services))
  const oidcServices = {
    ...services,
    provider: openOidcProvider(parts.oidc),
    journeys: openJourneys(secret),
    identities: openIdentities(database.auth),
    log,
  }
  const adminAccounts = openAdminAccounts(database.auth)
  return {
    sessions,
    live,
    prepareOwner: () => services.ownerLink.prepare(),
    mount(app) {
      accountsRoutes(app, services)
      factorsRoutes(app, services)
      sessionsRoutes(app, services)
      adminAccountsRoutes(app, { adminAccounts, live })
      recoveryRoutes(app, services)
      oidcRoutes(app, oidcServices)
      outboxRoutes(app, mail)
      ownerRoutes(app, owner)
    },
    async recognize(request) {
      const held = await sessions.findHeld({
        headers: request.headers,
        origin: request.server.originOf(request),
      })
      return held && { memberId: held.id, sessionId: held.sessionId, isAdmin: held.role === 'admin' }
    },
  }
}
