// Requests a second of the free pairing, as a share of an empty contract route in the same run, and its own time.
// npx tsx bench/litepair.ts
import { join } from 'node:path'
import autocannon from 'autocannon'
import * as z from 'zod/mini'
import { type Catalogue, loadCatalogue } from '#features/catalogue/server/load-catalogue.ts'
import { type FreePairings, openFreePairings } from '#features/pairing/server/free-pairings.ts'
import { pairingRoutes } from '#features/pairing/server/pairing.routes.ts'
import { readDefaultPhrasebook } from '#features/pairing/server/read-phrasebook.ts'
import { contract, json } from '#platform/api.contract.ts'
import { createHttpServer } from '#platform/server/http/create-http-server.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { createLog } from '#platform/server/log.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { percentile } from './percentile.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const rounds = 3

const emptyContract = contract({
  nothing: {
    method: 'POST',
    path: '/api/nothing',
    summary: 'Takes a cigar and says nothing about it.',
    opensTo: 'everyone',
    body: json(z.strictObject({ cigar: z.string() })),
    out: json(z.object({ result: z.string() })),
    refusals: {},
  },
})

const catalogue = loadCatalogue(join(projectRoot(import.meta.dirname), 'data'))
const phrasebook = readDefaultPhrasebook(catalogue)
const names = visitorNames(catalogue)
printOwnTime()
await printShare()

/** What visitors type: names of all lines, one in four with a slip of the finger. */
function visitorNames({ cigars }: Catalogue): string[] {
  return cigars.map(({ brand, line }, at) => {
    const name = `${brand} ${line}`
    const slip = 2 + (at % Math.max(1, name.length - 4))
    return at % 4 === 0 ? name.slice(0, slip) + name.slice(slip + 1) : name
  })
}

function printOwnTime(): void {
  const freePairings = openFreePairings(catalogue, phrasebook)
  for (const label of ['first request', 'repeated']) {
    const times = names.map(name => timeOne(freePairings, name))
    console.log(
      `${label}: p50 ${percentile(times, 50)} ms, p95 ${percentile(times, 95)} ms, p99 ${percentile(times, 99)} ms over ${times.length} calls`,
    )
  }
}

function timeOne(freePairings: FreePairings, name: string): number {
  const startedAt = performance.now()
  try {
    freePairings.forText(name)
  } catch {
    // A slip may leave a name that is refused; that is an answer too.
  }
  return performance.now() - startedAt
}

async function printShare(): Promise<void> {
  const log = createLog({ logLevel: 'silent' })
  const { app } = await createHttpServer({
    log,
    host: '127.0.0.1',
    baseUrl: undefined,
    trustProxy: [],
    limitsRequests: false,
    hasStrictContentPolicy: true,
  })
  mountContract(app, emptyContract, { nothing: () => ({ result: '' }) })
  pairingRoutes(app, { freePairings: openFreePairings(catalogue, phrasebook), suggestNames: () => [] })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const shares: number[] = []
  await load(`${address}/api/nothing`, 1)
  for (const cigar of names) await app.inject({ method: 'POST', url: '/api/litepair', payload: { cigar } })
  await load(`${address}/api/litepair`, 1)
  for (let round = 1; round <= rounds; round++) {
    const empty = await load(`${address}/api/nothing`, seconds)
    const pairing = await load(`${address}/api/litepair`, seconds)
    shares.push(pairing / empty)
    console.log(
      `round ${round}: empty route ${Math.round(empty)} requests/s, litepair ${Math.round(pairing)} requests/s, share ${(pairing / empty).toFixed(2)}`,
    )
  }
  console.log(`share of an empty contract route, median of ${rounds}: ${percentile(shares, 50).toFixed(2)}`)
  await app.close()
}

/** The load comes from a thread of its own, so that making requests does not take time from answering them. */
async function load(url: string, duration: number): Promise<number> {
  const requests = names.map(cigar => ({ body: JSON.stringify({ cigar }) }))
  const headers = { 'content-type': 'application/json' }
  const result = await autocannon({
    url,
    duration,
    connections: 16,
    workers: 1,
    method: 'POST',
    headers,
    requests,
  })
  return result.requests.average
}
