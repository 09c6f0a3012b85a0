import type { BrowserContext, Page } from '@playwright/test'

interface PageState {
  isConnected: boolean
  /** Requests without an answer. */
  underWay: number
  /** By the clock of the page. */
  changedAt: number
}

/** Lets every page of a browser count its requests and note whether its live connection is open. */
export function watchPageState(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const state: PageState = { isConnected: false, underWay: 0, changedAt: 0 }
    const change = (changes: Partial<PageState>) =>
      Object.assign(state, changes, { changedAt: performance.now() })
    const plainFetch = globalThis.fetch
    globalThis.fetch = async (...request) => {
      change({ underWay: state.underWay + 1 })
      try {
        return await plainFetch(...request)
      } finally {
        change({ underWay: state.underWay - 1 })
      }
    }
    globalThis.WebSocket = class extends WebSocket {
      constructor(...parts: ConstructorParameters<typeof WebSocket>) {
        super(...parts)
        change({ isConnected: false })
        this.addEventListener('open', () => change({ isConnected: true }))
      }
    }
    Object.assign(globalThis, { pageState: state })
  })
}

/**
 * Opens a page of a member and waits until it hears of changes. Those of the member's own data that are made between its
 * first read and its connection reach no tab.
 */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => (globalThis as unknown as { pageState: PageState }).pageState.isConnected)
}

/**
 * Waits until the live connection of a member's page is open and no request was sent or answered for a second.
 * `networkidle` of Playwright ends once for each document, whatever the page reads later.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { isConnected, underWay, changedAt } = (globalThis as unknown as { pageState: PageState }).pageState
    return isConnected && underWay === 0 && performance.now() - changedAt > 1_000
  })
}
