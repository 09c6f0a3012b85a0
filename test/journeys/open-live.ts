import type { Page } from '@playwright/test'

/**
 * Opens a page of a member and waits until it hears of changes. Those of the member's own data that are made between its
 * first read and its connection reach no tab.
 */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    globalThis.WebSocket = class extends WebSocket {
      constructor(...parts: ConstructorParameters<typeof WebSocket>) {
        super(...parts)
        this.addEventListener('open', () => Object.assign(globalThis, { isConnected: true }))
      }
    }
  })
  await page.goto(path)
  await page.waitForFunction(() => (globalThis as { isConnected?: boolean }).isConnected)
}
