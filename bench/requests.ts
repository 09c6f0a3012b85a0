// CPU time of the built server per request, as multiples of bare Fastify in the same run, and statements per request.
// npx tsx bench/requests.ts [part of a name ...]. BENCH_ROOT measures another checkout, BENCH_SECONDS sets the length.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { loadCatalogue } from '#features/catalogue/server/load-catalogue.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres/start-embedded-postgres.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { silentLog } from '../test/database.ts'
import { openPostgresProxy, type PostgresProxy } from '../test/postgres-proxy.ts'
import {
  type BenchedServer,
  type BenchRequest,
  cpuOf,
  headersFrom,
  load,
  send,
  spawnServer,
} from './built-server.ts'
import { percentile } from './percentile.ts'

const root = process.env.BENCH_ROOT ?? projectRoot(import.meta.dirname)
const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
/** Aims are compared as multiples of bare Fastify, because microseconds depend on the machine and its load. */
const quietBaseline = 22
const vaultRows = 60
const warmUpSeconds = 1
const minRequests = 64
const namePatterns = process.argv.slice(2)

interface Row {
  name: string
  /** Microseconds on the machine where bare Fastify takes `quietBaseline`, and statements. */
  aim?: { cpu: number; statements?: number }
  requestAt: (index: number) => BenchRequest
}

const dataDir = mkdtempSync(join(tmpdir(), 'smoke-deck-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog })
const proxy = await openPostgresProxy(postgres.owner)
const bare = await startBareFastify()
const server = await startBuiltServer(proxy)
try {
  const cookie = await signUp(server)
  await fillVault(server, cookie)
  const rows = await listRows(server, cookie)
  const chosen = rows.filter(({ name }) => namePatterns.every(part => name.includes(part)))
  await printRows(chosen)
} finally {
  await server.stop()
  await bare.stop()
  proxy.close()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

function startBareFastify(): Promise<BenchedServer> {
  const script = `
    import Fastify from 'fastify'
    const app = Fastify()
    app.post('/echo', async () => ({ result: 'ok' }))
    console.log(await app.listen({ port: 0, host: '127.0.0.1' }))`
  return spawnServer(['--input-type=module', '--eval', script], root, { NODE_ENV: 'production' })
}

/** Trusts this machine as a proxy, so that every request can come from another address and none is refused. */
function startBuiltServer({ port }: PostgresProxy): Promise<BenchedServer> {
  const { user, password, database } = postgres.owner
  return spawnServer(['scripts/start.mjs'], root, {
    PORT: '0',
    DATA_DIR: join(dataDir, 'server'),
    TRUST_PROXY: '127.0.0.1',
    DATABASE_URL: `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
  })
}

async function signUp({ address }: BenchedServer): Promise<string> {
  const credentials = { email: 'grace@lounge.example', password: 'a long evening for grace' }
  const signUpPath = '/api/auth/sign-up/email'
  const signInPath = '/api/auth/sign-in/email'
  await send(address, { method: 'POST', path: signUpPath, body: { ...credentials, name: 'Grace' } })
  const { status, body, cookies } = await send(address, {
    method: 'POST',
    path: signInPath,
    body: credentials,
  })
  if (status !== 200) throw new Error(`The sign-in answered ${status}: ${body}`)
  return cookies.map(line => line.split(';')[0]).join('; ')
}

async function fillVault({ address }: BenchedServer, cookie: string): Promise<void> {
  for (let number = 0; number < vaultRows; number += 1) {
    const pairing = {
      cigar_name: `Cigar ${number}`,
      pairing_type: number % 3 ? 'spirit' : 'wine',
      pairing_name: `Drink ${number}`,
      notes: 'Leather, cedar and a long finish. '.repeat(20),
    }
    const path = '/api/saved-pairings'
    const { status } = await send(address, {
      method: 'POST',
      path,
      body: pairing,
      headers: headersFrom(number, cookie),
    })
    if (status !== 200) throw new Error(`Saving a pairing answered ${status}`)
  }
}

async function listRows({ address }: BenchedServer, cookie: string): Promise<Row[]> {
  const { cigars } = loadCatalogue(join(root, 'data'))
  const names = cigars.map(cigarName)
  const nameAt = (index: number) => names[(index * 37) % names.length]!
  const typedAt = (index: number) => nameAt(index >> 3).slice(0, (index & 7) + 2)
  /** A line with a size that only this request names. */
  const sizedAt = (index: number) =>
    `${nameAt(index)} ${4 + (index % 40) / 10} x ${38 + (index % 23)} ${index}`
  /** No line of the catalogue, so that the page is not cached. */
  const describedAt = (index: number) =>
    `maduro ${4 + (index % 40) / 10} x ${38 + (index % 23)} and ${index} more`
  const get =
    (path: string, isMember = true) =>
    (index: number) => ({
      path,
      headers: headersFrom(index, isMember ? cookie : ''),
    })
  const post =
    (path: string, bodyAt: (index: number) => unknown, isMember = true) =>
    (index: number) => ({
      method: 'POST' as const,
      path,
      body: bodyAt(index),
      headers: headersFrom(index, isMember ? cookie : ''),
    })
  const landing = await send(address, { path: '/' })
  const script = /\/assets\/[^"]+\.js/.exec(landing.body)![0]
  const litepair = (cigarAt: (index: number) => string) =>
    post('/api/litepair', index => ({ cigar: cigarAt(index) }), false)
  return [
    { name: 'empty contract route', aim: { cpu: 60 }, requestAt: get('/api/health', false) },
    { name: 'litepair, one text again', requestAt: litepair(() => names[0]!) },
    { name: 'litepair, new name', aim: { cpu: 1200 }, requestAt: litepair(sizedAt) },
    {
      name: 'search, letter by letter',
      requestAt: index => get(`/api/cigars/search?q=${encodeURIComponent(typedAt(index))}`, false)(index),
    },
    { name: 'landing', requestAt: get('/', false) },
    {
      name: '/match result',
      requestAt: index => get(`/match?cigar=${encodeURIComponent(describedAt(index))}`, false)(index),
    },
    { name: 'static script', requestAt: get(script, false) },
    { name: 'get-session', requestAt: get('/api/auth/get-session') },
    { name: '/api/me', aim: { cpu: 300, statements: 2 }, requestAt: get('/api/me') },
    { name: 'vault list', requestAt: get('/api/saved-pairings') },
    {
      name: '/api/arturo',
      aim: { cpu: 2000, statements: 6 },
      requestAt: post('/api/arturo', index => ({ cigar: nameAt(index) })),
    },
    {
      name: '/api/tonight',
      aim: { cpu: 4000, statements: 8 },
      requestAt: post('/api/tonight', () => ({ minutes: 60 })),
    },
    { name: 'account summary', aim: { cpu: 8000, statements: 8 }, requestAt: get('/api/account/summary') },
  ]
}

/** The rows take turns, so that all of them meet the same machine. */
async function printRows(rows: readonly Row[]): Promise<void> {
  const echo = () => ({ method: 'POST' as const, path: '/echo', body: { cigar: 'a' } })
  const base = await prepare(bare, { name: 'bare Fastify POST', requestAt: echo })
  const prepared: Prepared[] = []
  for (const row of rows) prepared.push(await prepare(server, row))
  for (let round = 0; round < rounds; round += 1)
    for (const one of [base, ...prepared]) one.cpu.push(await measureCpu(one))
  const unit = percentile(base.cpu, 50)
  console.log(`${base.name}: ${Math.round(unit)} us of CPU`)
  for (const one of prepared) {
    const median = percentile(one.cpu, 50)
    const statements = await countStatements(one)
    const figures = [
      one.name.padEnd(26),
      `${Math.round(median)} us`.padStart(9),
      `${(median / unit).toFixed(1)} x`.padStart(8),
      `${statements} statements`.padStart(14),
      aimText(one.aim, median / unit, statements),
    ]
    console.log(figures.join(' ').trimEnd())
  }
}

interface Prepared extends Row {
  at: BenchedServer
  /** So many requests take about `seconds`. */
  amount: number
  /** Microseconds per request, of each round. */
  cpu: number[]
}

async function prepare(at: BenchedServer, row: Row): Promise<Prepared> {
  const answered = await load(at.address, { duration: warmUpSeconds }, row.requestAt)
  const amount = Math.max(minRequests, Math.round((answered / warmUpSeconds) * seconds))
  return { ...row, at, amount, cpu: [] }
}

async function measureCpu({ at, amount, requestAt }: Prepared): Promise<number> {
  const before = cpuOf(at.pid)
  await load(at.address, { amount }, requestAt)
  return (cpuOf(at.pid) - before) / amount
}

/** Of one request that runs alone. */
async function countStatements({ at, requestAt }: Prepared): Promise<number> {
  const before = proxy.statements()
  await send(at.address, requestAt(0))
  return proxy.statements() - before
}

function aimText(aim: Row['aim'], ratio: number, statements: number): string {
  if (!aim) return ''
  const maxRatio = aim.cpu / quietBaseline
  const isKept = ratio <= maxRatio && statements <= (aim.statements ?? Number.POSITIVE_INFINITY)
  const bounds = [`${maxRatio.toFixed(1)} x`, ...(aim.statements ? [`${aim.statements} statements`] : [])]
  return ` aim ${bounds.join(', ')}: ${isKept ? 'kept' : 'MISSED'}`
}
