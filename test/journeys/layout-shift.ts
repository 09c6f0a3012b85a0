import type { BrowserContext, Page } from '@playwright/test'

interface Shifting {
  layoutShift: number
}

/** Adds up what moves on the pages of a visitor without anybody having touched them. */
export async function watchLayoutShift(visitor: BrowserContext): Promise<void> {
  await visitor.addInitScript(() => {
    const page = window as unknown as Shifting
    page.layoutShift = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) page.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum once the fonts are there and two frames more have been shown. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(shown)))
    await new Promise(reported => setTimeout(reported, 200))
    return (window as unknown as Shifting).layoutShift
  })
}

/** Moves everything, to show that the watch would have seen it. */
export function pushPageDown(page: Page): Promise<void> {
  return page.evaluate(() => {
    const block = document.createElement('div')
    block.style.height = '300px'
    document.body.prepend(block)
  })
}
