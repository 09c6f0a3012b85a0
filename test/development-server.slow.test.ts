import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostmaster } from '#platform/server/embedded-postgres/postmaster-file.ts'
import { seededMembers, seedPassword } from '../scripts/seed.ts'
import { root } from './source-files.ts'

let dataDir: string
let server: ChildProcess
let errors: Promise<string>
let address: string

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'smoke-deck-development-'))
  chmodSync(dataDir, 0o711)
  server = spawn('npm', ['run', 'dev', '--', '--seed'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', DATABASE_URL: '', BASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  errors = text(server.stderr!)
  address = await readAddress(server)
}, 120_000)

afterAll(async () => {
  server.kill('SIGTERM')
  if (server.exitCode === null) await once(server, 'exit')
  const abandoned = findPostmaster(join(dataDir, 'postgres'))
  if (abandoned) process.kill(abandoned.pid, 'SIGQUIT')
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  expect(abandoned, 'a database that was left running').toBeUndefined()
})

describe('npm run dev -- --seed', () => {
  it('serves pages, and their scripts from the sources', async () => {
    const page = await fetch(address)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/@vite/client')])
    for (const path of ['/@vite/client', '/src/app/client/visitor.ts', '/src/app/client/portal.tsx', '/kit'])
      expect((await fetch(new URL(path, address))).status, path).toBe(200)
  })

  it('starts with an admin, a full vault, a bar and ratings', async () => {
    const { cookie, role } = await signIn(seededMembers.admin)
    expect(role).toBe('admin')
    const read = async (path: string) =>
      (await fetch(new URL(path, address), { headers: { cookie } })).json() as Promise<Seeded>
    const { pairings, total } = await read('/api/saved-pairings')
    expect(total).toBeGreaterThan(20)
    expect(pairings.filter(({ rating }) => rating !== null).length).toBeGreaterThan(5)
    expect((await read('/api/bar')).drinks.length).toBeGreaterThan(5)
  })
})

interface Seeded {
  pairings: { rating: number | null }[]
  total: number
  drinks: unknown[]
}

async function signIn(email: string): Promise<{ cookie: string; role: string }> {
  const answer = await fetch(new URL('/api/auth/sign-in/email', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: seedPassword }),
  })
  const cookie = answer.headers.getSetCookie().map(line => line.split(';', 1)[0]!)
  const { user } = (await answer.json()) as { user: { role: string } }
  return { cookie: cookie.join('; '), role: user.role }
}

async function readAddress(child: ChildProcess): Promise<string> {
  for await (const line of createInterface(child.stdout!)) {
    const [, found] = /^Smoke Deck is open at (\S+)/.exec(line) ?? []
    if (found) return found
  }
  throw new Error(`npm run dev ended.\n${await errors}`)
}
