import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres/start-embedded-postgres.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { silentLog } from '../test/database.ts'
import { type BenchedServer, headersFrom, send, spawnServer } from './built-server.ts'

export interface BenchMember {
  id: string
  /** Of a signed-in session, for the header. */
  cookie: string
}

/** The built server in a process of its own, with a new database. */
export interface Installation {
  server: BenchedServer
  owner: pg.Pool
  signUp(name: string): Promise<BenchMember>
  close(): Promise<void>
}

export async function openInstallation(): Promise<Installation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'smoke-deck-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog, transport: 'tcp' })
  const { user, password, port, database } = postgres.owner
  const owner = new pg.Pool({ ...postgres.owner, max: 2 })
  const server = await spawnServer(['scripts/start.mjs'], projectRoot(import.meta.dirname), {
    PORT: '0',
    DATA_DIR: join(dataDir, 'server'),
    TRUST_PROXY: '127.0.0.1',
    // What a channel takes is measured with few members.
    MESSAGES_PER_MEMBER: '0',
    LOG_LEVEL: 'warn',
    DATABASE_URL: `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
  })
  let visitors = 0
  return {
    server,
    owner,
    async signUp(name) {
      visitors += 1
      const credentials = { email: `${name}@lounge.example`, password: 'a long evening by the fire' }
      const headers = headersFrom(visitors)
      const auth = (path: string, body: object) =>
        send(server.address, { method: 'POST', path: `/api/auth/${path}`, body, headers })
      const created = await auth('sign-up/email', { ...credentials, name })
      const { status, body, cookies } = await auth('sign-in/email', credentials)
      if (status !== 200) throw new Error(`The sign-in answered ${status}: ${body}; ${created.body}`)
      const { rows } = await owner.query('select id from users where email = $1', [credentials.email])
      return { id: rows[0].id, cookie: cookies.map(line => line.split(';')[0]).join('; ') }
    },
    async close() {
      await server.stop()
      await owner.end()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
