import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPushKeys } from './push-keys.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'smoke-deck-push-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

test('The keys are made once, and only the server’s own user can read them', () => {
  const made = readPushKeys({ dataDir })
  expect(Buffer.from(made.publicKey, 'base64url')).toHaveLength(65)
  expect(Buffer.from(made.privateKey, 'base64url')).toHaveLength(32)
  expect(readPushKeys({ dataDir })).toEqual(made)
  expect(statSync(join(dataDir, 'push-keys.json')).mode & 0o777).toBe(0o600)
})
