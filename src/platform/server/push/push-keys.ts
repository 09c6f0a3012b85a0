import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webpush from 'web-push'
import * as z from 'zod/mini'

/** Of RFC 8292: with these, push services know that a message is from this server. */
const pushKeys = z.object({ publicKey: z.string(), privateKey: z.string() })
export type PushKeys = z.output<typeof pushKeys>

/** Made once into the data directory. When they are lost, every browser has to allow messages again. */
export function readPushKeys({ dataDir }: { dataDir: string }): PushKeys {
  const file = join(dataDir, 'push-keys.json')
  try {
    // `wx` fails if the file exists, so of two processes one makes the keys and both read them.
    writeFileSync(file, JSON.stringify(webpush.generateVAPIDKeys()), { mode: 0o600, flag: 'wx' })
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure
  }
  return pushKeys.parse(JSON.parse(readFileSync(file, 'utf8')))
}
