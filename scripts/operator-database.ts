// What the operator's programs need: the accounts in this folder, whether the server is running or not.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { DataDirectoryInUse, lockDataDirectory } from '#platform/server/data-directory-lock.ts'
import { createPool } from '#platform/server/database/create-pool.ts'
import {
  type DatabaseAddress,
  embeddedAddress,
  externalAddress,
} from '#platform/server/database/database-address.ts'
import { resolveDataRoot } from '#platform/server/embedded-postgres/resolve-data-root.ts'
import {
  findRunningPostgres,
  startEmbeddedPostgres,
} from '#platform/server/embedded-postgres/start-embedded-postgres.ts'
import { createLog, type Log } from '#platform/server/log.ts'
import { readSettings, type Settings } from '#platform/server/settings.ts'

interface Program {
  name: string
  /** Of its arguments, the first of which is the mail address of an account. */
  usage?: readonly string[]
}

/**
 * Runs the program with the mail address that it was called with; says what it answers, or why it could not, and in which
 * database it looked.
 */
export async function answerOperator(
  { name, usage = ['EMAIL'] }: Program,
  work: (accounts: pg.Pool, args: readonly string[], settings: Settings) => Promise<string | undefined>,
): Promise<void> {
  const args = process.argv.slice(2)
  if (args.length !== usage.length || args.includes(''))
    return complain(`Usage: npm run ${name} -- ${usage.join(' ')}`)
  try {
    const settings = readSettings(process.env, process.cwd())
    const answer = await withAccounts(settings, accounts => work(accounts, args, settings))
    if (answer === undefined) complain(`No account in ${placeOf(settings)} has the address ${args[0]}.`)
    else console.log(`${answer}\nDone in ${placeOf(settings)}.`)
  } catch (failure) {
    complain(failure instanceof Error ? failure.message : String(failure))
  }
}

/** Never the URL itself, which holds a password. */
export function placeOf({ databaseUrl, dataDir }: Settings): string {
  return databaseUrl ? 'the database that DATABASE_URL names' : `the data directory ${dataDir}`
}

/** The address of links that the operator hands over or that are mailed. */
export function originOf({ baseUrl, host, port }: Settings): string {
  const here = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  const name = here.includes(':') ? `[${here}]` : here
  return baseUrl ?? `http://${name}:${port}`
}

async function withAccounts<Result>(
  settings: Settings,
  work: (accounts: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const log = createLog({ logLevel: 'fatal' })
  const { address, leave } = await reachDatabase(settings, log)
  const accounts = createPool(address.auth, { connections: 1, statementMs: 5_000 }, log)
  try {
    return await work(accounts).catch((failure: { code?: string; cause?: { code?: string } }) => {
      const code = failure.cause?.code ?? failure.code
      // Neither the tables nor the role that may look at them are there yet.
      throw code === '42P01' || code === '28000' ? new Error(neverOpened(settings)) : failure
    })
  } finally {
    await accounts.end()
    await leave()
  }
}

const neverOpened = (settings: Settings) =>
  `There is no database in ${placeOf(settings)} yet. Run npm start once.`

async function reachDatabase(
  settings: Settings,
  log: Log,
): Promise<{ address: DatabaseAddress; leave: () => Promise<void> }> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl) return { address: externalAddress(databaseUrl), leave: async () => {} }
  if (!existsSync(dataDir) || !existsSync(join(resolveDataRoot(dataDir, log).cluster, 'PG_VERSION')))
    throw new Error(neverOpened(settings))
  try {
    const lock = await lockDataDirectory(dataDir)
    const server = await startEmbeddedPostgres({ dataDir, log })
    return { address: embeddedAddress(server), leave: () => server.stop().finally(() => lock.release()) }
  } catch (failure) {
    if (!(failure instanceof DataDirectoryInUse)) throw failure
    const running = findRunningPostgres(dataDir, log)
    if (!running) throw new Error('The server is starting or stopping. Try again in a moment.')
    return { address: embeddedAddress(running), leave: async () => {} }
  }
}

function complain(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
