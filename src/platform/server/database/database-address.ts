import type { ClientConfig } from 'pg'
import type { EmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.ts'

/** The role every request works as: it owns nothing, may change no table's shape and skips no row policy. */
export const appRole = 'smoke_deck_app'

/** The two ways into one database. */
export interface DatabaseAddress {
  /** For migrations and planting only. */
  owner: ClientConfig
  app: ClientConfig
  /** Whether the app role has a door of its own, or the owner's login puts the role on. */
  appEnters: 'by itself' | 'through the owner'
}

export function embeddedAddress(server: EmbeddedPostgres): DatabaseAddress {
  return { owner: server.owner, app: server.connectionOf(appRole), appEnters: 'by itself' }
}

/** The address of the operator's own server, from `DATABASE_URL`. */
export function externalAddress(databaseUrl: string): DatabaseAddress {
  const app = new URL(databaseUrl)
  const options = [app.searchParams.get('options'), `-c role=${appRole}`].filter(Boolean).join(' ')
  app.searchParams.set('options', options)
  return {
    owner: { connectionString: databaseUrl },
    app: { connectionString: app.href },
    appEnters: 'through the owner',
  }
}
