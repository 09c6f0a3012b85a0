import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The secret of the operator, or one that this house made for itself and keeps in its data directory, readable by
 * nobody else. Losing it signs everybody out and makes authenticator apps useless, so it belongs into backups.
 */
export function houseSecret({
  appSecret,
  dataDir,
}: {
  appSecret: string | undefined
  dataDir: string
}): string {
  if (appSecret !== undefined) return appSecret
  const file = join(dataDir, 'secret')
  try {
    // `wx` writes only where nothing is, so of two processes one makes it and the other one reads it.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure
  }
  return readFileSync(file, 'utf8').trim()
}
