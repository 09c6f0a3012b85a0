import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../log.ts'
import { childEnvironment } from './child-environment.ts'
import type { Home } from './choose-home.ts'
import type { Programs } from './find-programs.ts'
import { runAs } from './system-account.ts'

const beginning = 'postgres.new-'

/** Everything of PostgreSQL's own is in the C locale; only text is compared and sorted as people expect, by ICU. */
const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US']
const access = ['--username=postgres', '--auth-local=trust', '--auth-host=scram-sha-256']

/**
 * Makes the cluster of `home` unless it is there. It grows beside its place and is moved there whole,
 * so one that was interrupted half-way is never taken for a database.
 */
export function initialiseCluster(home: Home, programs: Programs, log: Log): void {
  removeUnfinished(home.folder)
  if (existsSync(home.cluster) && readdirSync(home.cluster).length > 0) {
    checkVersion(home, programs)
    return
  }
  const unfinished = join(home.folder, `${beginning}${randomBytes(4).toString('hex')}`)
  mkdirSync(unfinished, { mode: 0o700 })
  giveTo(home, unfinished)
  runInitdb(home, programs, unfinished)
  rmSync(home.cluster, { recursive: true, force: true })
  renameSync(unfinished, home.cluster)
  flushFolder(home.folder)
  log.info({ folder: home.cluster }, 'Made a new database')
}

/** The superuser's password; asked for only where there are no Unix sockets. */
export function readPassword(home: Home): string | undefined {
  const file = join(home.folder, 'postgres-password')
  const password = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  // Empty: a start was killed between making the file and writing it.
  return password === '' ? undefined : password
}

function runInitdb(home: Home, programs: Programs, folder: string): void {
  const passwordFile = `${folder}.password`
  writeFileSync(passwordFile, readPassword(home) ?? makePassword(home), { mode: 0o600 })
  giveTo(home, passwordFile)
  const outcome = spawnSync(
    programs.initdb,
    [`--pgdata=${folder}`, ...locale, ...access, `--pwfile=${passwordFile}`, '--no-instructions'],
    { ...runAs(home.account), encoding: 'utf8', env: childEnvironment(), windowsHide: true },
  )
  rmSync(passwordFile)
  if (outcome.status !== 0) throw failure(programs.initdb, outcome)
}

function giveTo({ account }: Home, path: string): void {
  if (account) chownSync(path, account.uid, account.gid)
}

function makePassword(home: Home): string {
  const password = randomBytes(24).toString('base64url')
  writeFileSync(join(home.folder, 'postgres-password'), `${password}\n`, { mode: 0o600 })
  return password
}

function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder).filter(entry => entry.startsWith(beginning))) {
    // The initdb of a killed start may still be writing there.
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}

function checkVersion(home: Home, programs: Programs): void {
  const file = join(home.cluster, 'PG_VERSION')
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
  if (version === undefined) {
    throw new Error(`${home.cluster} is not empty and is not a database. Move it away, then start again.`)
  }
  if (version !== programs.majorVersion) {
    throw new Error(
      `The database in ${home.cluster} was made by PostgreSQL ${version}, but this version of the house ` +
        `brings PostgreSQL ${programs.majorVersion}. Move the data over with the version that made it.`,
    )
  }
}

function failure(program: string, { error, stderr }: SpawnSyncReturns<string>): Error {
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') {
    return new Error(`${program} cannot run on this system (it needs glibc, not musl). Set DATABASE_URL.`)
  }
  return new Error(`The database could not be made: ${error?.message ?? stderr.trim()}`)
}

function flushFolder(folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
