import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Recognize } from '#platform/server/http/callers.ts'
import { type LiveServer, openLive } from '#platform/server/live/open-live.ts'
import type { Log } from '#platform/server/log.ts'
import { type AccountServices, accountsRoutes } from './accounts.routes.ts'
import { openAttempts } from './limit-attempts.ts'
import { type AccountMails, openAuth } from './open-auth.ts'
import { openSessionStore, type SessionStore } from './sessions.store.ts'

export interface Accounts {
  sessions: SessionStore
  /** Every open tab, shown out when its session ends. */
  live: LiveServer
  recognize: Recognize
  mount(app: FastifyInstance): void
}

/** Everything about who may come in. */
export function openAccounts(parts: {
  database: Database
  secret: string
  mails: AccountMails
  log: Log
}): Accounts {
  const { database, secret, log } = parts
  const sessions = openSessionStore(database.auth, secret)
  const live = openLive({ log, findGood: sessions.findGood })
  const services: AccountServices = {
    database,
    libraryOf: openAuth(parts),
    attempts: openAttempts(database.auth),
    sessions,
    live,
  }
  return {
    sessions,
    live,
    mount: app => accountsRoutes(app, services),
    async recognize(request) {
      const held = await sessions.findHeld({
        headers: request.headers,
        origin: request.server.originOf(request),
      })
      return held && { memberId: held.id, sessionId: held.sessionId, isAdmin: held.role === 'admin' }
    },
  }
}
