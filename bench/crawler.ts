// How long GET /api/health takes while a crawler requests 12 new pages and 2 new cards a second from the built server.
// npx tsx bench/crawler.ts. BENCH_SECONDS sets the length, BENCH_ROOT measures another checkout.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { loadCatalogue } from '#features/catalogue/server/load-catalogue.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { type BenchedServer, send, spawnServer } from './built-server.ts'
import { percentile } from './percentile.ts'

const root = process.env.BENCH_ROOT ?? projectRoot(import.meta.dirname)
const seconds = Number(process.env.BENCH_SECONDS ?? 15)
const [pagesPerSecond, cardsPerSecond, aimMilliseconds] = [12, 2, 50]
const credentials = { email: 'grace@lounge.example', password: 'a long evening for grace' }

const { cigars } = loadCatalogue(join(root, 'data'))
const dataDir = mkdtempSync(join(tmpdir(), 'smoke-deck-bench-'))
const server = await spawnServer(['scripts/start.mjs'], root, {
  PORT: '0',
  DATA_DIR: dataDir,
  TRUST_PROXY: '127.0.0.1',
})
try {
  const cards = await shareCards(server, seconds * cardsPerSecond)
  const pages = cigars.map(({ id }) => `/cigars/${id}`)
  for (const path of [pages.pop()!, cards.pop()!]) await send(server.address, { path, headers: from(0) })
  print('alone', await healthTimes(server))
  const crawl = Promise.all([
    request(server, pages, pagesPerSecond, seconds),
    request(server, cards, cardsPerSecond, seconds),
  ])
  const times = await healthTimes(server)
  const [pageStatuses, cardStatuses] = await crawl
  print('beside a crawler', times)
  console.log(`pages ${count(pageStatuses)}; cards ${count(cardStatuses)}`)
  const p99 = percentile(times, 99)
  console.log(`aim p99 <= ${aimMilliseconds} ms: ${p99 <= aimMilliseconds ? 'met' : 'MISSED'}`)
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

function from(index: number, cookie = ''): Record<string, string> {
  return { 'x-forwarded-for': `10.1.${(index >> 8) & 255}.${index & 255}`, ...(cookie && { cookie }) }
}

/** Addresses of the pictures of new shared pairings. */
async function shareCards({ address }: BenchedServer, count: number): Promise<string[]> {
  const signUp = { ...credentials, name: 'Grace' }
  await send(address, { method: 'POST', path: '/api/auth/sign-up/email', body: signUp })
  const signedIn = await send(address, {
    method: 'POST',
    path: '/api/auth/sign-in/email',
    body: credentials,
  })
  const cookie = signedIn.cookies.map(line => line.split(';')[0]).join('; ')
  const paths: string[] = []
  for (const cigar of cigars.slice(0, count + 1)) {
    const headers = from(paths.length, cookie)
    const body = {
      cigar_name: cigarName(cigar),
      pairing_type: 'spirit',
      pairing_name: 'Aged rum',
      notes: 'Cedar and a long finish. '.repeat(8),
      cigar_id: cigar.id,
    }
    const saved = await send(address, { method: 'POST', path: '/api/saved-pairings', body, headers })
    const { id } = JSON.parse(saved.body) as { id: string }
    const path = `/api/saved-pairings/${id}/share`
    const shared = await send(address, { method: 'POST', path, body: {}, headers })
    paths.push(`${(JSON.parse(shared.body) as { shared_path: string }).shared_path}/card.png`)
  }
  return paths
}

async function request(
  { address }: BenchedServer,
  paths: readonly string[],
  perSecond: number,
  duration: number,
): Promise<number[]> {
  const answers: Promise<number>[] = []
  for (const [index, path] of paths.slice(0, perSecond * duration).entries()) {
    answers.push(send(address, { path, headers: from(index + 1000) }).then(({ status }) => status))
    await pause(1000 / perSecond)
  }
  return Promise.all(answers)
}

async function healthTimes({ address }: BenchedServer): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const startedAt = performance.now()
    await send(address, { path: '/api/health', headers: from(times.length + 5000) })
    times.push(performance.now() - startedAt)
    await pause(10)
  }
  return times
}

function print(label: string, times: readonly number[]): void {
  const [p50, p95, p99] = [50, 95, 99].map(share => percentile(times, share))
  console.log(`/api/health ${label}: p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms over ${times.length}`)
}

function count(statuses: readonly number[]): string {
  const counts = new Map<number, number>()
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, times]) => `${times} x ${status}`).join(', ')
}
