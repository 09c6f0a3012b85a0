import type { Page } from '@playwright/test'

/** Waits until the page has painted so many frames. */
export function paintFrames(page: Page, count: number): Promise<void> {
  return page.evaluate(async wanted => {
    for (let painted = 0; painted < wanted; painted += 1)
      await new Promise(paint => requestAnimationFrame(paint))
  }, count)
}

/** For what must not happen: lets every timer of the next second fire at once. Needs `page.clock.install()` before. */
export async function passOneSecond(page: Page): Promise<void> {
  await page.clock.runFor(1_000)
}
