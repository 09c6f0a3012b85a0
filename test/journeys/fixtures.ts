import { type Browser, type BrowserContext, type BrowserContextOptions, test as base } from '@playwright/test'
import { deviceCookies } from '#features/landing/landing.contract.ts'
import type { Theme } from '#platform/page.contract.ts'
import { addressVariable } from './start-house.ts'
import { Trouble } from './trouble.ts'

export { expect } from '@playwright/test'

type VisitorOptions = BrowserContextOptions & { chosenTheme?: Theme; hasSeenAgeNotice?: boolean }

export interface Fixtures {
  /** What a browser must not do; a journey names beforehand what it provokes. */
  trouble: Trouble
  /** Another visitor, in a browser of their own that is watched as well. Closed at the end. */
  newVisitor: (options?: VisitorOptions) => Promise<BrowserContext>
}

const address = process.env[addressVariable]

/**
 * A visitor who has been here before, in the house under test. Fails on any error in the console, any error of the
 * page, any violation of the content policy and any request that leaves the house.
 */
export const test = base.extend<Fixtures>({
  baseURL: address,
  // Smoke that moves is for the journeys about smoke: drawing it in software would slow down all the others.
  contextOptions: { reducedMotion: 'reduce' },
  trouble: async ({ baseURL }, use) => {
    const trouble = new Trouble(baseURL ?? '')
    await use(trouble)
    trouble.expectNone()
  },
  newVisitor: async ({ browser, trouble }, use) => {
    const contexts: BrowserContext[] = []
    await use(async options => {
      const context = await openContext(browser, options)
      await trouble.watch(context)
      contexts.push(context)
      return context
    })
    for (const context of contexts) await context.close()
  },
  context: async ({ context, trouble }, use) => {
    await trouble.watch(context)
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
