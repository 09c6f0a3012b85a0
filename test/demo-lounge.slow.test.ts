import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { findPostmaster } from '#platform/server/embedded-postgres/postmaster-file.ts'
import {
  addressOf,
  demoMember,
  demoOwner,
  demoPassword,
  readMembers,
} from '../scripts/demo/demo-accounts.mjs'
import { readTable } from '../scripts/demo/read-table.ts'
import { root } from './source-files.ts'
import { waitFor } from './wait-for.ts'

interface Demo {
  address: string
  printed: string
  stop: () => Promise<void>
}

const unset = {
  DATABASE_URL: '',
  BASE_URL: '',
  PORT: '0',
  SMTP_URL: 'smtp://mail.example:25',
  AI_MODEL: 'none',
}
let folder: string
let dataDir: string
let demo: Demo | undefined

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'smoke-deck-demo-'))
  // Started as root, PostgreSQL runs as another account, which has to get through to its folder.
  chmodSync(folder, 0o711)
  dataDir = join(folder, 'lounge')
})
afterAll(async () => {
  await demo?.stop()
  const abandoned = findPostmaster(join(dataDir, 'postgres'))
  if (abandoned) process.kill(abandoned.pid, 'SIGQUIT')
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  expect(abandoned, 'a database that was left running').toBeUndefined()
})

function run(environment: NodeJS.ProcessEnv, script = 'demo'): ChildProcess {
  return spawn('npm', ['run', '--silent', script], {
    cwd: root,
    env: { ...process.env, ...unset, DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function start(): Promise<Demo> {
  const child = run({})
  const errors = text(child.stderr!)
  let printed = ''
  for await (const line of createInterface(child.stdout!)) {
    printed += `${line}\n`
    const [, address] = /^Smoke Deck is open at (\S+)/m.exec(printed) ?? []
    if (address && line.includes(dataDir)) return { address, printed, stop: () => stop(child) }
  }
  throw new Error(`npm run demo ended.\n${await errors}`)
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
}

/** What it says when it does not start. */
async function refusalOf(environment: NodeJS.ProcessEnv, script?: string) {
  const child = run(environment, script)
  const said = Promise.all([text(child.stdout!), text(child.stderr!)])
  const [code] = await once(child, 'exit')
  const [out, error] = await said
  return { code, out, error }
}

type Read = <Answer>(path: string) => Promise<Answer>
type Send = (method: string, path: string, body?: object) => Promise<Response>

async function signIn(
  { address }: Demo,
  email: string,
  password: string,
): Promise<{ role: string; read: Read; send: Send }> {
  const answer = await fetch(new URL('/api/auth/sign-in/email', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect(answer.status, email).toBe(200)
  const { user } = (await answer.json()) as { user: { role: string } }
  const cookies = answer.headers.getSetCookie().map(line => line.split(';', 1)[0]!)
  const headers = { cookie: cookies.join('; '), 'content-type': 'application/json' }
  const send: Send = (method, path, body) =>
    fetch(new URL(path, address), { method, headers, ...(body && { body: JSON.stringify(body) }) })
  return {
    role: user.role,
    send,
    read: async path => {
      const response = await send('GET', path)
      expect(response.status, path).toBe(200)
      return response.json() as never
    },
  }
}

/** As the pages of the member to look around with show it. */
async function count(read: Read) {
  const { channels } = await read<{ channels: { lastSeq: number }[] }>('/api/chat/channels')
  const { sessions } = await read<{ sessions: { step: string }[] }>('/api/live-pairings')
  const { devices } = await read<{ devices: { kind: string }[] }>('/api/devices')
  const { courses } = await read<{ courses: { completed: number }[] }>('/api/courses')
  const events = async (isPast: boolean) =>
    (await read<{ events: { going: number; waiting: number }[] }>(`/api/events?past=${isPast}`)).events
  const found = await Promise.all(
    readMembers().map(async ({ name }) => {
      const query = new URLSearchParams({ name: name.split(' ')[0]! })
      return (await read<{ members: { name: string }[] }>(`/api/lounge/members?${query}`)).members
    }),
  )
  return {
    // They find everybody but themselves.
    members: 1 + new Set(found.flat().map(({ name }) => name)).size,
    messages: channels.reduce((sum, { lastSeq }) => sum + lastSeq, 0),
    livePairings: sessions.map(({ step }) => step),
    sensors: devices.map(({ kind }) => kind),
    lessons: courses.map(({ completed }) => completed),
    ahead: (await events(false)).map(({ going, waiting }) => [going, waiting]),
    past: (await events(true)).map(({ going }) => going),
    lots: (await read<{ items: unknown[] }>('/api/humidor/items')).items.length,
    entries: (await read<{ total: number }>('/api/journal/entries')).total,
    rated: (await read<{ total: number }>('/api/saved-pairings?rated=yes')).total,
    announcements: (await read<{ announcements: unknown[] }>('/api/announcements')).announcements.length,
  }
}

const filled = {
  members: 12,
  messages: 60,
  livePairings: ['second', 'revealed'],
  sensors: ['simulator', 'simulator'],
  lessons: [3, 0],
  ahead: [
    [7, 0],
    [8, 4],
    [4, 0],
  ],
  past: [9, 6, 6],
  lots: 34,
  entries: 32,
  rated: 16,
  announcements: 2,
}

test('A filling that is cut off is no lounge: the next start begins anew', async () => {
  const child = run({})
  const errors = text(child.stderr!)
  const mark = join(dataDir, 'demo-lounge')
  await waitFor(() => expect([mark, join(dataDir, 'secret')].map(existsSync)).toEqual([true, true]), 120_000)
  await stop(child)
  expect(await errors).toContain('The next start begins anew.')
  expect(readFileSync(mark, 'utf8')).toBe('not filled to the end\n')
})

test('The first start fills it, and prints two sign-ins, what is set aside and how it is removed', async () => {
  demo = await start()
  expect(new URL(demo.address).hostname).toBe('127.0.0.1')
  for (const key of [demoOwner, demoMember])
    expect(demo.printed).toMatch(new RegExp(`${addressOf(key)} +${demoPassword}`))
  expect(demo.printed).toContain('Set aside while it runs: SMTP_URL, AI_MODEL.')
  expect(demo.printed).toContain(`rm -rf ${dataDir}`)
  expect((await signIn(demo, addressOf(demoOwner), demoPassword)).role).toBe('admin')
  const member = await signIn(demo, addressOf(demoMember), demoPassword)
  expect(member.role).toBe('member')
  expect(await count(member.read)).toEqual(filled)
})

it('has a humidor of the lounge, with a sensor, kept by staff', async () => {
  const { read } = await signIn(demo!, addressOf(demoOwner), demoPassword)
  const { items } = await read<{ items: unknown[] }>('/api/staff/humidor/items')
  const { devices } = await read<{ devices: { kind: string }[] }>('/api/staff/devices')
  expect([items.length, devices.map(({ kind }) => kind)]).toEqual([12, ['simulator']])
})

it('has a host who is there, and votes that nobody sees yet', async () => {
  const { read } = await signIn(demo!, addressOf(demoMember), demoPassword)
  const { sessions } = await read<{ sessions: { id: string }[] }>('/api/live-pairings')
  const session = await read<{ isHostAway: boolean; drinks: { mean: null; thirds: { votes: number }[] }[] }>(
    `/api/live-pairings/${sessions[0]!.id}`,
  )
  expect(session.isHostAway).toBe(false)
  expect(session.drinks.map(({ mean, thirds }) => [mean, thirds.map(({ votes }) => votes)])).toEqual(
    session.drinks.map(() => [null, [4, 2, 0]]),
  )
  expect((await read<{ online: number }>('/api/lounge/presence')).online).toBe(3)
})

it('has memberships, staff, invitations and walk-ins for its owner', async () => {
  const { read, send } = await signIn(demo!, addressOf(demoOwner), demoPassword)
  expect((await send('POST', '/api/admin/unlock', { password: demoPassword })).status).toBe(200)
  const total = async (which: string) =>
    (await read<{ total: number }>(`/api/admin/profiles?which=${which}`)).total
  expect([await total('staff'), await total('ended')]).toEqual([3, 2])
  const { invitations, links } = await read<{ invitations: { state: string }[]; links: { uses: number }[] }>(
    '/api/admin/invitations',
  )
  expect(invitations.map(({ state }) => state).sort()).toEqual([
    'accepted',
    'accepted',
    'expired',
    'sent',
    'sent',
    'sent',
  ])
  expect(links.map(({ uses }) => uses)).toEqual([3])
  const { events } = await read<{ events: { id: string }[] }>('/api/events?past=true')
  const { counts } = await read<{ counts: object }>(`/api/admin/events/${events[0]!.id}/guests`)
  expect(counts).toMatchObject({ walkIns: 3 })
})

test('The second start changes nothing', async () => {
  await demo!.stop()
  const startedAt = performance.now()
  demo = await start()
  expect(performance.now() - startedAt).toBeLessThan(60_000)
  const { read } = await signIn(demo, addressOf(demoMember), demoPassword)
  expect(await count(read)).toEqual(filled)
})

test('A database of one’s own and a directory with something else in it are refused', async () => {
  expect(await refusalOf({ DATABASE_URL: 'postgres://lounge.example/real' })).toMatchObject({
    code: 1,
    out: '',
    error: expect.stringContaining('DATABASE_URL names another one'),
  })
  const lounge = join(folder, 'meant')
  mkdirSync(join(lounge, 'postgres'), { recursive: true })
  writeFileSync(join(lounge, 'secret'), 'of a lounge that is meant')
  expect(await refusalOf({ DATA_DIR: lounge })).toMatchObject({
    code: 1,
    error: expect.stringContaining('is not a demo lounge'),
  })
  expect(readFileSync(join(lounge, 'secret'), 'utf8')).toBe('of a lounge that is meant')
})

test('npm start refuses it with one sentence, and leaves it as it is', async () => {
  await demo!.stop()
  demo = undefined
  const before = readdirSync(dataDir)
  const { code, out, error } = await refusalOf({ SMTP_URL: '', AI_MODEL: '' }, 'start')
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(error).toContain(`DATA_DIR is ${dataDir}, which is a demo lounge`)
  expect(readdirSync(dataDir)).toEqual(before)
})

test('A pairing has the same stars in the vault and in the journal', () => {
  const keyOf = ({ by, cigar, drink }: Record<'by' | 'cigar' | 'drink', string>) =>
    `${by} ${cigar} & ${drink}`
  const pairings = readTable<'by' | 'cigar' | 'drink' | 'stars'>('pairings')
  const stars = new Map(pairings.map(row => [keyOf(row), row.stars]))
  const entries = readTable<'by' | 'cigar' | 'drink' | 'stars'>('entries').filter(row =>
    stars.has(keyOf(row)),
  )
  expect(entries.length).toBeGreaterThan(15)
  expect(entries.filter(row => stars.get(keyOf(row)) !== row.stars)).toEqual([])
})
