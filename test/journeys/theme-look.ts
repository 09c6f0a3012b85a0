import type { BrowserContext, Page } from '@playwright/test'

/** The background of the page in each theme. */
export const backgrounds = { dark: 'rgb(11, 11, 11)', light: 'rgb(255, 255, 255)' }

export function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}

/** Notes the background at every frame from the first one on, so that a flash cannot hide. */
export async function recordBackgrounds(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const recorded = new Set<string>()
    Object.assign(window, { recordedBackgrounds: recorded })
    const record = () => recorded.add(getComputedStyle(document.body).backgroundColor)
    const recordFrame = () => {
      if (document.body) record()
      requestAnimationFrame(recordFrame)
    }
    requestAnimationFrame(recordFrame)
    document.addEventListener('DOMContentLoaded', record)
  })
}

export function recordedBackgrounds(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...(window as unknown as { recordedBackgrounds: Set<string> }).recordedBackgrounds,
  ])
}
