import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

export interface SystemAccount {
  uid: number
  gid: number
  name: string
}

/**
 * The user PostgreSQL has to run as; undefined means the current one. It refuses root, so root uses the owner of an
 * existing cluster, else `postgres`, else `nobody`.
 */
export function accountFor(cluster: string): SystemAccount | undefined {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return undefined
  const account = ownerOf(cluster) ?? accountNamed('postgres') ?? accountNamed('nobody')
  if (account) return account
  throw new Error(
    'PostgreSQL refuses to run as root and this system has no user "postgres" or "nobody". ' +
      'Start the server as an ordinary user, or set DATABASE_URL.',
  )
}

/** Runs `test`, since permission bits do not show access lists and read-only mounts. */
export function canReach(account: SystemAccount | undefined, path: string): boolean {
  return test(account, '-x', path)
}

export function runAs(account: SystemAccount | undefined) {
  // PostgreSQL fails if the account cannot access the current folder.
  return { cwd: '/', ...(account && { uid: account.uid, gid: account.gid }) }
}

function test(account: SystemAccount | undefined, check: '-x', path: string): boolean {
  if (process.platform === 'win32') return true
  return spawnSync('/bin/sh', ['-c', `test ${check} "$1"`, 'sh', path], runAs(account)).status === 0
}

function ownerOf(path: string): SystemAccount | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid, name: `user ${stats.uid}` } : undefined
}

function accountNamed(name: string): SystemAccount | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(entry => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid), name }
}
