// What each public page costs over the wire in a real browser, and what comes later, on intent; then the scripts that
// each page of the portal needs when it is opened first, beside their aims.
// npx tsx bench/page-weight.ts
import { basename } from 'node:path'
import { type Browser, chromium, type Page, type Request } from '@playwright/test'
import { layoutShiftOf, watchLayoutShift } from '#test/journeys/layout-shift.ts'
import { publicPages } from '#test/journeys/public-pages.ts'
import { runBuiltServer } from '#test/journeys/run-built-server.ts'
import { budgets, firstRoute, weighPortal } from '#test/page-weight.ts'
import { browserOptions } from '../scripts/find-chromium.mjs'

const kinds = { document: 'HTML', stylesheet: 'CSS', font: 'fonts', script: 'JS', image: 'images' } as const
type Kind = keyof typeof kinds

interface Load {
  url: string
  kind: string
  bytes: number
}

const server = await runBuiltServer()
const browser = await chromium.launch(browserOptions())
try {
  console.log('Bytes over the wire (Brotli), an empty cache, 1440 wide, no reduced motion:\n')
  const rows = Object.entries(publicPages).map(
    ([name, { path }]) =>
      () =>
        weighInBrowser(browser, name, path),
  )
  const measured = []
  for (const measure of rows) measured.push(await measure())
  console.table(Object.fromEntries(measured))
  printPortal()
  console.log('\nLoaded later, on intent:\n')
  console.table({
    finder: await weighIntent(browser, 'Your Free Pairing'),
    'sign-in': await weighIntent(browser, 'Sign In'),
  })
} finally {
  await browser.close()
  await server.stop()
}

/** By what the build says, the heaviest first. */
function printPortal(): void {
  const routes = [...weighPortal()].sort(([, one], [, other]) => other.bytes - one.bytes)
  console.log('\nScripts of the portal, with a page that is opened first or a part of the frame:\n')
  console.table(Object.fromEntries(routes.map(([name, weight]) => [basename(name), weight])))
  const [heaviest, weight] = routes[0]!
  printAim(basename(firstRoute), weighPortal().get(firstRoute)!.bytes, budgets.firstRoute)
  printAim(basename(heaviest), weight.bytes, budgets.anyRoute)
}

function printAim(name: string, bytes: number, { aim, gate }: { aim: number; gate: number }): void {
  const kilobytes = (size: number) => `${(size / 1024).toFixed(1)} KB`
  const verdict = bytes <= aim ? 'met' : 'MISSED'
  console.log(`${name}: ${kilobytes(bytes)}, aim ${kilobytes(aim)} ${verdict}, gate ${kilobytes(gate)}`)
}

async function weighInBrowser(browser: Browser, name: string, path: string) {
  const { page, loads } = await openPage(browser)
  await page.goto(server.address + path, { waitUntil: 'networkidle' })
  const shift = await layoutShiftOf(page)
  const all = await loads()
  await page.context().close()
  const byKind = Object.entries(kinds).map(([kind, label]) => [label, sumOf(all, kind as Kind)])
  const thirdParty = all.filter(load => new URL(load.url).origin !== server.address).length
  return [
    name,
    {
      ...Object.fromEntries(byKind),
      requests: all.length,
      'third party': thirdParty,
      CLS: Number(shift.toFixed(4)),
    },
  ] as const
}

/** What comes between resting the pointer on a button and the dialog it opens. */
async function weighIntent(browser: Browser, button: string) {
  const { page, loads } = await openPage(browser)
  await page.goto(server.address, { waitUntil: 'networkidle' })
  const before = (await loads()).length
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog').waitFor()
  await page.waitForLoadState('networkidle')
  const later = (await loads()).slice(before)
  await page.context().close()
  return { JS: sumOf(later, 'script'), CSS: sumOf(later, 'stylesheet'), requests: later.length }
}

async function openPage(browser: Browser): Promise<{ page: Page; loads: () => Promise<Load[]> }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await watchLayoutShift(context)
  const page = await context.newPage()
  const finished: Promise<Load>[] = []
  page.on('requestfinished', request => finished.push(loadOf(request)))
  return { page, loads: () => Promise.all(finished) }
}

async function loadOf(request: Request): Promise<Load> {
  const { responseBodySize } = await request.sizes()
  return { url: request.url(), kind: request.resourceType(), bytes: responseBodySize }
}

function sumOf(loads: readonly Load[], kind: Kind): number {
  return loads.filter(load => load.kind === kind).reduce((sum, load) => sum + load.bytes, 0)
}
