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
import type { Programs } from './find-programs.ts'
import type { DataRoot } from './resolve-data-root.ts'
import { runAs } from './system-account.ts'

const unfinishedPrefix = 'postgres.new-'

/** C locale for messages and formats; ICU for comparing and sorting text. */
const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US']
const access = ['--username=postgres', '--auth-local=trust', '--auth-host=scram-sha-256']

/** Runs initdb in a temporary folder and renames it, so that an interrupted run never looks like a database. */
export function initializeCluster(dataRoot: DataRoot, programs: Programs, log: Log): void {
  removeUnfinished(dataRoot.folder)
  if (existsSync(dataRoot.cluster) && readdirSync(dataRoot.cluster).length > 0) {
    checkVersion(dataRoot, programs)
    return
  }
  const unfinished = join(dataRoot.folder, `${unfinishedPrefix}${randomBytes(4).toString('hex')}`)
  mkdirSync(unfinished, { mode: 0o700 })
  chownTo(dataRoot, unfinished)
  runInitdb(dataRoot, programs, unfinished)
  rmSync(dataRoot.cluster, { recursive: true, force: true })
  renameSync(unfinished, dataRoot.cluster)
  flushFolder(dataRoot.folder)
  log.info({ folder: dataRoot.cluster }, 'Created a new database')
}

/** The superuser's password, needed only where there are no Unix sockets. */
export function readSuperuserPassword(dataRoot: DataRoot): string | undefined {
  const file = join(dataRoot.folder, 'postgres-password')
  const password = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  // Empty: a start was killed between creating the file and writing it.
  return password === '' ? undefined : password
}

function runInitdb(dataRoot: DataRoot, programs: Programs, folder: string): void {
  const passwordFile = `${folder}.password`
  writeFileSync(passwordFile, readSuperuserPassword(dataRoot) ?? createPassword(dataRoot), { mode: 0o600 })
  chownTo(dataRoot, passwordFile)
  const result = spawnSync(
    programs.initdb,
    [`--pgdata=${folder}`, ...locale, ...access, `--pwfile=${passwordFile}`, '--no-instructions'],
    { ...runAs(dataRoot.account), encoding: 'utf8', env: childEnvironment(), windowsHide: true },
  )
  rmSync(passwordFile)
  if (result.status !== 0) throw initdbError(programs.initdb, result)
}

function chownTo({ account }: DataRoot, path: string): void {
  if (account) chownSync(path, account.uid, account.gid)
}

function createPassword(dataRoot: DataRoot): string {
  const password = randomBytes(24).toString('base64url')
  writeFileSync(join(dataRoot.folder, 'postgres-password'), `${password}\n`, { mode: 0o600 })
  return password
}

function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder).filter(entry => entry.startsWith(unfinishedPrefix))) {
    // The initdb of a killed start may still be writing there.
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}

function checkVersion(dataRoot: DataRoot, programs: Programs): void {
  const file = join(dataRoot.cluster, 'PG_VERSION')
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
  if (version === undefined) {
    throw new Error(`${dataRoot.cluster} is not empty and is not a database. Move it away, then start again.`)
  }
  if (version !== programs.majorVersion) {
    throw new Error(
      `The database in ${dataRoot.cluster} was created by PostgreSQL ${version}, but this version of Smoke Deck ` +
        `includes PostgreSQL ${programs.majorVersion}. Dump the data with the old version and restore it.`,
    )
  }
}

function initdbError(program: string, { error, stderr }: SpawnSyncReturns<string>): Error {
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') {
    return new Error(`${program} cannot run on this system (it needs glibc, not musl). Set DATABASE_URL.`)
  }
  return new Error(`The database could not be created: ${error?.message ?? stderr.trim()}`)
}

function flushFolder(folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
