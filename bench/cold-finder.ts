// How long the finder takes to open on a phone with a slow network and an empty cache.
// npx tsx bench/cold-finder.ts
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { runBuiltServer } from '#test/journeys/run-built-server.ts'
import { browserOptions } from '../scripts/find-chromium.mjs'
import { percentile } from './percentile.ts'

/** Slow 4G as Chromium's developer tools had it: 1.6 Mbit/s, 150 ms before each answer. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 768_000 / 8,
}
const processorSlowdowns = [1, 4]
const openings = 7

interface Opening {
  /** Milliseconds from the press. */
  life: number
  open: number
  requests: number
  kilobytes: number
  /** Milliseconds of one request for a small file. */
  roundTrip: number
}

async function openCold(browser: Browser, address: string, slowdown: number): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await context.addCookies([{ name: 'age-notice', value: 'seen', url: address }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await slowDown(session, slowdown)
  await page.goto(address, { waitUntil: 'load' })
  let requests = 0
  let bytes = 0
  session.on('Network.responseReceived', () => {
    requests += 1
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const { life, open } = await pressAndTime(page)
  const loaded = { requests, kilobytes: bytes / 1024 }
  await page.waitForLoadState('networkidle')
  const roundTrip = await page.evaluate(async () => {
    const before = performance.now()
    await fetch('/favicon.svg', { cache: 'no-store' }).then(answer => answer.arrayBuffer())
    return performance.now() - before
  })
  await context.close()
  return { life, open, ...loaded, roundTrip }
}

async function slowDown(session: CDPSession, slowdown: number): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Timed in the page, so that the way to the browser does not count. */
function pressAndTime(page: Page): Promise<{ life: number; open: number }> {
  return page.evaluate(
    () =>
      new Promise<{ life: number; open: number }>(resolve => {
        const opener = document.querySelector<HTMLElement>('[data-opens=finder]')!
        const pressed = performance.now()
        let life = 0
        new MutationObserver(() => {
          if (opener.ariaBusy) life ||= performance.now() - pressed
          const field = document.querySelector('[role=dialog] input')
          if (field && document.activeElement === field)
            requestAnimationFrame(() => resolve({ life, open: performance.now() - pressed }))
        }).observe(document, { subtree: true, childList: true, attributes: true })
        opener.click()
      }),
  )
}

const server = await runBuiltServer()
const browser = await chromium.launch(browserOptions())
try {
  console.log(
    `The finder on slow 4G with an empty cache, medians of ${openings} openings, in milliseconds:\n`,
  )
  console.log('processor  sign of life   open  requests     KB  one small file  open / small file')
  for (const slowdown of processorSlowdowns) {
    const runs: Opening[] = []
    for (let count = 0; count < openings; count += 1)
      runs.push(await openCold(browser, server.address, slowdown))
    console.log(rowOf(slowdown, runs))
  }
} finally {
  await browser.close()
  await server.stop()
}

function rowOf(slowdown: number, runs: readonly Opening[]): string {
  const median = (of: keyof Opening) =>
    percentile(
      runs.map(run => run[of]),
      50,
    )
  const cells = [
    [`1/${slowdown}`, 9],
    [median('life').toFixed(0), 14],
    [median('open').toFixed(0), 7],
    [median('requests').toFixed(0), 10],
    [median('kilobytes').toFixed(0), 7],
    [median('roundTrip').toFixed(0), 16],
    [(median('open') / median('roundTrip')).toFixed(1), 19],
  ] as const
  return cells.map(([text, width]) => text.padStart(width)).join('')
}
