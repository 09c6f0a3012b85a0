import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './source-files.ts'
import { waitFor } from './wait-for.ts'

let dataDir: string
let child: ChildProcess
let address: string
let cookie = ''

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'smoke-deck-again-'))
  // Started as root, PostgreSQL runs as another account, which has to get through to its folder.
  chmodSync(dataDir, 0o711)
  child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', DATABASE_URL: '', BASE_URL: '', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout!)) {
    const [, found] = /^Smoke Deck is open at (\S+)/.exec(line) ?? []
    if (!found) continue
    address = found
    break
  }
})
afterAll(async () => {
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
})

async function request(method: string, path: string, body?: object): Promise<Response> {
  const response = await fetch(new URL(path, address), {
    method,
    headers: {
      cookie,
      origin: new URL(address).origin,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const set = response.headers.getSetCookie().map(line => line.split(';', 1)[0]!)
  if (set.length > 0) cookie = set.join('; ')
  return response
}

test('The server starts again in its process: at the same address, with everybody signed in, and with what the page has set', async () => {
  const email = 'olivia@lounge.example'
  const password = 'a cedar lined cabinet'
  const signUp = { name: 'Olivia', email, password }
  expect((await request('POST', '/api/auth/sign-up/email', signUp)).status).toBe(200)
  const signIn = await request('POST', '/api/auth/sign-in/email', { email, password })
  expect(signIn.status, await signIn.clone().text()).toBe(200)
  expect((await request('POST', '/api/admin/unlock', { password })).status).toBe(200)
  // Of the environment is the address alone, so the page may name the lounge.
  const changes = [{ name: 'SITE_NAME', value: 'The Ember Room', version: 0 }]
  expect((await request('PATCH', '/api/admin/lounge-settings', { changes })).status).toBe(200)
  expect(await (await request('GET', '/terms')).text()).not.toContain('The Ember Room')
  const { startedAt } = (await (await request('POST', '/api/admin/restart')).json()) as { startedAt: string }

  await waitFor(async () => {
    const answer = await request('GET', '/api/admin/waiting-changes').catch(() => undefined)
    if (answer?.status !== 200) throw new Error(`It answers ${answer?.status ?? 'nothing'}.`)
    const now = (await answer.json()) as { startedAt: string; changes: string[] }
    expect(now.startedAt > startedAt).toBe(true)
    expect(now.changes).toEqual([])
  })
  expect(await (await request('GET', '/terms')).text()).toContain('The Ember Room')
  expect(child.exitCode).toBeNull()
})
