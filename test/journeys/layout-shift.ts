import type { BrowserContext, Page } from '@playwright/test'

interface Shifting {
  layoutShift: number
  addShifts(entries: PerformanceEntry[]): void
  shiftObserver: PerformanceObserver
}

interface LayoutShift {
  value: number
  hadRecentInput: boolean
}

/** Adds up what moves on the pages of a visitor without any input. */
export async function watchLayoutShift(visitor: BrowserContext): Promise<void> {
  await visitor.addInitScript(() => {
    const page = window as unknown as Shifting
    page.layoutShift = 0
    page.addShifts = entries => {
      for (const { value, hadRecentInput } of entries as unknown as LayoutShift[])
        if (!hadRecentInput) page.layoutShift += value
    }
    page.shiftObserver = new PerformanceObserver(list => page.addShifts(list.getEntries()))
    page.shiftObserver.observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum once the fonts are there and three more frames were painted. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready
    for (let painted = 0; painted < 3; painted += 1) await new Promise(paint => requestAnimationFrame(paint))
    const shifting = window as unknown as Shifting
    shifting.addShifts(shifting.shiftObserver.takeRecords())
    return shifting.layoutShift
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
