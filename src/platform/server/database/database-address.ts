import type { ClientConfig } from 'pg'
import type { EmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.ts'

/** The role of every request: it owns nothing, cannot alter tables and does not bypass row policies. */
export const appRole = 'smoke_deck_app'

/** The only role that reads password hashes and sessions; it has access to nothing else. */
export const authRole = 'smoke_deck_auth'

/**
 * For what concerns several members, such as moderation and notices. It reads and writes only the columns that were
 * granted to it, table by table, and does not bypass row policies either.
 */
export const serviceRole = 'smoke_deck_service'

export interface DatabaseAddress {
  /** For migrations and the job queue; no request and no job of a feature uses it. */
  owner: ClientConfig
  app: ClientConfig
  auth: ClientConfig
  service: ClientConfig
  /** `set-role`: the owner logs in and switches to the role. */
  roleLogin: 'direct' | 'set-role'
}

export function embeddedAddress(server: Pick<EmbeddedPostgres, 'owner' | 'connectionOf'>): DatabaseAddress {
  return {
    owner: server.owner,
    app: server.connectionOf(appRole),
    auth: server.connectionOf(authRole),
    service: server.connectionOf(serviceRole),
    roleLogin: 'direct',
  }
}

/** From DATABASE_URL. */
export function externalAddress(databaseUrl: string): DatabaseAddress {
  const withRole = (role: string) => {
    const url = new URL(databaseUrl)
    const options = [url.searchParams.get('options'), `-c role=${role}`].filter(Boolean).join(' ')
    url.searchParams.set('options', options)
    return { connectionString: url.href }
  }
  return {
    owner: { connectionString: databaseUrl },
    app: withRole(appRole),
    auth: withRole(authRole),
    service: withRole(serviceRole),
    roleLogin: 'set-role',
  }
}
