import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** The operating system's user PostgreSQL runs as, where that is not our own. */
export interface SystemAccount {
  uid: number
  gid: number
  name: string
}

/**
 * Whom PostgreSQL must run as: `undefined` means as ourselves. It refuses root, so root lends it the owner of the
 * cluster that is there already, else the user `postgres`, else `nobody`.
 */
export function accountFor(cluster: string): SystemAccount | undefined {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return undefined
  const account = ownerOf(cluster) ?? accountNamed('postgres') ?? accountNamed('nobody')
  if (account) return account
  throw new Error(
    'PostgreSQL refuses to run as root and this system has neither a user "postgres" nor "nobody". ' +
      'Start the server as an ordinary user, or set DATABASE_URL.',
  )
}

/** Asks the system itself, since permission bits do not tell of access lists and read-only mounts. */
export function canReach(account: SystemAccount | undefined, path: string): boolean {
  return test(account, '-x', path)
}

/** Options for a child process that runs as that account. */
export function runAs(account: SystemAccount | undefined) {
  // The current folder may be one the account cannot see, which PostgreSQL refuses.
  return { cwd: '/', ...(account && { uid: account.uid, gid: account.gid }) }
}

function test(account: SystemAccount | undefined, check: '-x', path: string): boolean {
  if (process.platform === 'win32') return true
  return spawnSync('/bin/sh', ['-c', `test ${check} "$1"`, 'sh', path], runAs(account)).status === 0
}

function ownerOf(path: string): SystemAccount | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid, name: `user ${found.uid}` } : undefined
}

function accountNamed(name: string): SystemAccount | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(entry => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid), name }
}
