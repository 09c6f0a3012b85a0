import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { seedContent } from '#app/server/seed-content.ts'
import { createPool } from '#platform/server/database/create-pool.ts'
import { type DatabaseAddress, embeddedAddress } from '#platform/server/database/database-address.ts'
import { type Database, openDatabase, type requestTimeouts } from '#platform/server/database/open-database.ts'
import { prepareDatabase } from '#platform/server/database/prepare-database.ts'
import { findPostmaster } from '#platform/server/embedded-postgres/postmaster-file.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres/start-embedded-postgres.ts'
import { createLog } from '#platform/server/log.ts'
import { identityOf } from '#platform/server/process-identity.ts'
import { catalogue, dataFolder } from './catalogue.ts'
import { forgoDurability, memoryFolder } from './quick-database.ts'

export const migrationsFolder = resolve(import.meta.dirname, '../migrations')
export const silentLog = createLog({ logLevel: 'silent' })

/** Databases that others are copies of: with the tables alone, and with the seeded content. */
const templates = { empty: 'smoke_deck', seeded: 'smoke_deck_seeded' }
export type Template = keyof typeof templates

const folderStart = 'smoke-deck-tests-'
/** How the one server of a run is handed to the workers, which inherit the environment. */
const addressVariable = 'SMOKE_DECK_TEST_DATABASE'

/** Vitest's global set-up: one embedded server with a migrated template for the whole run. */
export default async function startServerForTests(): Promise<() => Promise<void>> {
  // A program that runs Vitest many times brings one server for all runs.
  if (process.env[addressVariable]) return async () => undefined
  sweepAbandonedRuns()
  const dataDir = mkdtempSync(join(memoryFolder, `${folderStart}${process.pid}-${identityOf(process.pid)}-`))
  chmodSync(dataDir, 0o711)
  const server = await startEmbeddedPostgres({ dataDir, log: silentLog })
  const address = embeddedAddress(server)
  await forgoDurability(address.owner)
  await prepareDatabase(address, migrationsFolder, silentLog)
  process.env[addressVariable] = JSON.stringify(address)
  await seedTemplate(address)
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export interface TestDatabase extends Database {
  address: DatabaseAddress
  /** For what a test arranges and looks up; the product has none. */
  owner: pg.Pool
}

/** Once for the whole run: reading and writing the catalogue takes longer than starting everything else. */
async function seedTemplate(address: DatabaseAddress): Promise<void> {
  await administrate(`create database ${templates.seeded} template ${templates.empty}`)
  const database = openDatabase(insideOf(address, templates.seeded), silentLog)
  await seedContent(database, catalogue, dataFolder, {
    siteName: 'Smoke Deck',
    siteCity: 'Atlanta, Georgia',
  })
  await database.close()
}

/** So that a busy machine makes a test slow and not red. */
export const patientTimeouts = { connectionMs: 60_000, statementMs: 60_000 } satisfies typeof requestTimeouts

/** A migrated database of one's own; `close` removes it. */
export async function freshDatabase(
  from: Template = 'empty',
  timeouts: typeof requestTimeouts = patientTimeouts,
): Promise<TestDatabase> {
  const address = await freshAddress(templates[from])
  const database = openDatabase(address, silentLog, timeouts)
  const { connectionMs } = patientTimeouts
  const owner = createPool(address.owner, { connections: 2, statementMs: 0, connectionMs }, silentLog)
  const close = async () => {
    await database.close()
    if (!owner.ended) await owner.end()
    await administrate(`drop database ${address.owner.database} with (force)`)
  }
  return { ...database, address, owner, close }
}

/** The address of a new database; without a template it is empty. It lasts as long as the run. */
export async function freshAddress(from = 'template1'): Promise<DatabaseAddress> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // The usual way writes every block into the log as well, which takes longer.
  await administrate(`create database ${name} template ${from} strategy file_copy`)
  return insideOf(sharedAddress(), name)
}

function insideOf(address: DatabaseAddress, database: string): DatabaseAddress {
  const { owner, app, auth, service } = address
  return {
    ...address,
    owner: { ...owner, database },
    app: { ...app, database },
    auth: { ...auth, database },
    service: { ...service, database },
  }
}

function sharedAddress(): DatabaseAddress {
  const address = process.env[addressVariable]
  if (!address) throw new Error('The test database was not started: is test/database.ts the global set-up?')
  return JSON.parse(address) as DatabaseAddress
}

async function administrate(statement: string): Promise<void> {
  const client = new pg.Client({ ...sharedAddress().owner, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A run that was killed leaves its server behind. */
function sweepAbandonedRuns(): void {
  for (const name of readdirSync(memoryFolder).filter(entry => entry.startsWith(folderStart))) {
    const [pid, identity] = name.slice(folderStart.length).split('-')
    if (identityOf(Number(pid)) === identity) continue
    const folder = join(memoryFolder, name)
    const server = findPostmaster(join(folder, 'postgres'))
    if (server) process.kill(server.pid, 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  }
}
