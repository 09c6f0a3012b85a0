import type { ClientConfig } from 'pg'
import type { EmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.ts'

/** The role every request works as: it owns nothing, may change no table's shape and skips no row policy. */
export const appRole = 'smoke_deck_app'

/** The role that signs people in: only it reads password hashes and sessions, and it sees nothing else. */
export const authRole = 'smoke_deck_auth'

/** The three ways into one database. */
export interface DatabaseAddress {
  /** For migrations and planting only. */
  owner: ClientConfig
  app: ClientConfig
  auth: ClientConfig
  /** Whether the roles have a door of their own, or the owner's login puts them on. */
  rolesEnter: 'by themselves' | 'through the owner'
}

export function embeddedAddress(server: Pick<EmbeddedPostgres, 'owner' | 'connectionOf'>): DatabaseAddress {
  return {
    owner: server.owner,
    app: server.connectionOf(appRole),
    auth: server.connectionOf(authRole),
    rolesEnter: 'by themselves',
  }
}

/** The address of the operator's own server, from `DATABASE_URL`. */
export function externalAddress(databaseUrl: string): DatabaseAddress {
  const as = (role: string) => {
    const url = new URL(databaseUrl)
    const options = [url.searchParams.get('options'), `-c role=${role}`].filter(Boolean).join(' ')
    url.searchParams.set('options', options)
    return { connectionString: url.href }
  }
  return {
    owner: { connectionString: databaseUrl },
    app: as(appRole),
    auth: as(authRole),
    rolesEnter: 'through the owner',
  }
}
