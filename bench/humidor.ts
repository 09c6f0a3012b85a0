// What a humidor of 10,000 cigars costs: the request beside a member's small one in the same run, its queries, and how
// evenly the page scrolls, beside an inventory of 100. Wants a build in dist. npx tsx bench/humidor.ts
import { performance } from 'node:perf_hooks'
import { type Browser, chromium } from '@playwright/test'
import pg from 'pg'
import { browserOptions } from '../scripts/find-chromium.mjs'
import { startApp } from '../test/app.ts'
import startServerForTests from '../test/database.ts'
import { runBuiltServer } from '../test/journeys/run-built-server.ts'
import { createMember, type TestMember } from '../test/members.ts'
import { percentile } from './percentile.ts'

const cigars = 10_000
const few = 100
const rowsPerImport = 5_000
const times = 60
const warmUp = 20
const maxQueries = 3
/** Of a screen that shows sixty frames a second, with a millisecond for what its clock varies. */
const frameMilliseconds = 1000 / 60 + 1
const scrollSeconds = 5
const pixelsPerFrame = 60
/** Statements that every request of a member has: its session, and a transaction in the member's name. */
const ofEveryRequest = /^(begin|commit|rollback)$|set_config|\bsessions\b/i
const names = [
  'Padrón;1964 Anniversary Maduro;Principe;4.5 x 46',
  'Oliva;Serie V Melanio;Figurado;6.5 x 52',
  'Arturo Fuente;Hemingway;Short Story;4 x 49',
  'My Father;The Judge;Grand Robusto;5 x 60',
  'Davidoff;Millennium;Lancero;7.5 x 40',
]

await measureRequest()
await measureScrolling()

async function measureRequest(): Promise<void> {
  const stopServer = await startServerForTests()
  const server = await startApp({ isSeeded: false, validatesResponses: false })
  try {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const member = await createMember(server, 'collector')
    const cookie = cookieOf(member)
    await fill(address, cookie, cigars)
    await server.database.owner.query('vacuum analyze humidor_items')
    const items = `${address}/api/humidor/items`
    const queries = await countQueries(() => read(items, cookie))
    const small = await measure(() => read(`${address}/api/me`, cookie))
    const all = await measure(() => read(items, cookie))
    const { length } = (JSON.parse(await read(items, cookie)) as { items: unknown[] }).items
    if (length !== cigars) throw new Error(`${length} cigars were listed`)
    console.log(
      `queries of its own: ${queries} (aim <= ${maxQueries}: ${queries <= maxQueries ? 'met' : 'MISSED'})`,
    )
    console.log(`a member's small request (/api/me): p50 ${small.p50} ms, p95 ${small.p95} ms`)
    console.log(
      `${cigars} cigars: p50 ${all.p50} ms, p95 ${all.p95} ms, ratio ${(all.p50 / small.p50).toFixed(1)} to the small request`,
    )
  } finally {
    await server.close()
    await stopServer()
  }
}

async function measureScrolling(): Promise<void> {
  const server = await runBuiltServer()
  const browser = await chromium.launch(browserOptions())
  try {
    for (const view of ['', '?view=table'])
      for (const count of [few, cigars])
        console.log(
          `${view || 'to scale'}, ${count} cigars: ${await scroll(browser, server.address, count, view)}`,
        )
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Of a member of its own. The frames are counted in the page. */
async function scroll(browser: Browser, address: string, count: number, view: string): Promise<string> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } })
  const email = `collector-${count}${view.length}@lounge.example`
  const credentials = { email, password: 'a long evening by the fire' }
  const headers = { origin: address }
  await context.request.post('/api/auth/sign-up/email', { data: credentials, headers })
  await context.request.post('/api/auth/sign-in/email', { data: credentials, headers })
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  await fill(address, cookie, count)
  const page = await context.newPage()
  await page.goto(`/dashboard/humidor${view}`)
  await page.getByRole('heading', { name: /in the box/ }).waitFor()
  await page.waitForLoadState('networkidle')
  const intervals = await page.evaluate(
    async ({ seconds, pixels }) => {
      const taken: number[] = []
      const began = await new Promise(requestAnimationFrame)
      let previous = began
      let direction = 1
      while (previous - began < seconds * 1000) {
        const end = document.documentElement.scrollHeight - innerHeight
        if (scrollY >= end) direction = -1
        if (scrollY <= 0) direction = 1
        scrollBy({ top: direction * pixels, behavior: 'instant' })
        const now = await new Promise(requestAnimationFrame)
        taken.push(now - previous)
        previous = now
      }
      return taken
    },
    { seconds: scrollSeconds, pixels: pixelsPerFrame },
  )
  await context.close()
  const inTime = intervals.filter(interval => interval <= frameMilliseconds).length / intervals.length
  const perSecond = intervals.length / scrollSeconds
  return `${perSecond.toFixed(0)} frames a second, ${(inTime * 100).toFixed(0)}% of them in time, longest ${Math.max(...intervals).toFixed(0)} ms`
}

async function fill(address: string, cookie: string, count: number): Promise<void> {
  for (let from = 0; from < count; from += rowsPerImport) {
    const rows = Array.from({ length: Math.min(rowsPerImport, count - from) }, (_, index) => {
      const row = from + index
      return `${names[row % names.length]};${(row % 9) + 1};Shelf ${row % 12};Box ${row}`
    })
    const file = `brand;cigar;vitola;size;qty;location;box code\n${rows.join('\n')}`
    const { importId } = await send(`${address}/api/humidor/import`, cookie, file)
    await send(`${address}/api/humidor/import?commit=${importId}`, cookie, file)
  }
}

async function send(url: string, cookie: string, file: string): Promise<{ importId: string }> {
  const headers = { cookie, 'content-type': 'text/csv', origin: new URL(url).origin }
  const response = await fetch(url, { method: 'POST', headers, body: file })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json() as Promise<{ importId: string }>
}

/** Counted where queries leave the process, whichever pool they take. */
async function countQueries(request: () => Promise<unknown>): Promise<number> {
  let sent = 0
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...question: unknown[]) {
    const [first] = question as [string | { text: string }]
    if (!ofEveryRequest.test((typeof first === 'string' ? first : first.text).trim())) sent += 1
    return Reflect.apply(query, this, question)
  } as typeof query
  await request()
  pg.Client.prototype.query = query
  return sent
}

async function measure(request: () => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  for (let time = 0; time < warmUp; time += 1) await request()
  const milliseconds: number[] = []
  for (let time = 0; time < times; time += 1) {
    const began = performance.now()
    await request()
    milliseconds.push(performance.now() - began)
  }
  return { p50: percentile(milliseconds, 50), p95: percentile(milliseconds, 95) }
}

function cookieOf({ cookies }: TestMember): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

async function read(url: string, cookie: string): Promise<string> {
  const response = await fetch(url, { headers: { cookie } })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`)
  return text
}
