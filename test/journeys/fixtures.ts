import { type Browser, type BrowserContext, type BrowserContextOptions, test as base } from '@playwright/test'
import { deviceCookies } from '#features/landing/landing.contract.ts'
import type { Theme } from '#platform/page.contract.ts'
import { BrowserErrors } from './browser-errors.ts'
import { watchPageState } from './page-state.ts'
import { addressVariable } from './start-server.ts'

export { expect } from '@playwright/test'

type VisitorOptions = BrowserContextOptions & { chosenTheme?: Theme; hasSeenAgeNotice?: boolean }

export interface Fixtures {
  /** What a browser must not report; a journey names beforehand what it provokes. */
  browserErrors: BrowserErrors
  /** Another visitor, in a browser context of their own that is watched as well. Closed at the end. */
  newVisitor: (options?: VisitorOptions) => Promise<BrowserContext>
}

const address = process.env[addressVariable]

/** Marks a journey that npm run test:rest runs, not npm test. */
export const rest = { tag: '@rest' }

/**
 * A returning visitor of the server under test. Fails on any error in the console, any error of the page, any
 * violation of the content policy and any request to another site.
 */
export const test = base.extend<Fixtures>({
  baseURL: address,
  // Drawing moving smoke in software slows every journey down; those about smoke turn it on.
  contextOptions: { reducedMotion: 'reduce' },
  browserErrors: async ({ baseURL }, use) => {
    const browserErrors = new BrowserErrors(baseURL ?? '')
    await use(browserErrors)
    browserErrors.expectNoOthers()
  },
  newVisitor: async ({ browser, browserErrors }, use) => {
    const contexts: BrowserContext[] = []
    await use(async options => {
      const context = await openContext(browser, options)
      await browserErrors.watch(context)
      await watchPageState(context)
      contexts.push(context)
      return context
    })
    for (const context of contexts) await context.close()
  },
  context: async ({ context, browserErrors }, use) => {
    await browserErrors.watch(context)
    await watchPageState(context)
    await context.addCookies([deviceCookie(deviceCookies.ageNotice, 'seen')])
    await use(context)
  },
})

async function openContext(browser: Browser, options: VisitorOptions = {}): Promise<BrowserContext> {
  const { chosenTheme, hasSeenAgeNotice = true, ...rest } = options
  const context = await browser.newContext({
    ...(address && { baseURL: address }),
    reducedMotion: 'reduce',
    ...rest,
  })
  if (hasSeenAgeNotice) await context.addCookies([deviceCookie(deviceCookies.ageNotice, 'seen')])
  if (chosenTheme) await context.addCookies([deviceCookie(deviceCookies.theme, chosenTheme)])
  return context
}

function deviceCookie(name: string, value: string) {
  return { name, value, url: address ?? '' }
}
