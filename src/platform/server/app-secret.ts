import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * APP_SECRET, or one generated once into the data directory. Losing it signs everyone out and invalidates every
 * authenticator app, so back it up.
 */
export function readAppSecret({
  appSecret,
  dataDir,
}: {
  appSecret: string | undefined
  dataDir: string
}): string {
  if (appSecret !== undefined) return appSecret
  const file = join(dataDir, 'secret')
  try {
    // `wx` fails if the file exists, so of two processes one creates the secret and both read it.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure
  }
  return readFileSync(file, 'utf8').trim()
}
