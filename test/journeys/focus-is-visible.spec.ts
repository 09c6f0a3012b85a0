import type { Page } from '@playwright/test'
import { openFinder } from './finder.ts'
import { expect, test } from './fixtures.ts'
import { publicAddresses } from './public-addresses.ts'

for (const colorScheme of ['dark', 'light'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    for (const name of ['landing', 'finder', 'result', 'terms'] as const)
      test(`every stop of Tab shows itself on ${name}`, async ({ page }) => {
        await page.goto(publicAddresses[name])
        await expectVisibleStops(page, 6)
      })

    test('every stop of Tab shows itself in the open finder', async ({ page }) => {
      const finder = await openFinder(page)
      await finder.field.fill('x')
      await expectVisibleStops(page, 3)
    })
  })

/** Walks with Tab until it comes round, and wants a ring or a border that changes at each stop, inside the window. */
async function expectVisibleStops(page: Page, fewest: number): Promise<void> {
  const hidden: string[] = []
  const seen = new Set<number>()
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab')
    // A guard at the edge of a dialog hands the focus on a moment later; looking too early would skip that stop.
    await page.waitForFunction(() => !document.activeElement?.hasAttribute('data-base-ui-focus-guard'))
    const stop = await lookAtFocused(page)
    if (!stop) continue
    if (seen.has(stop.key)) break
    seen.add(stop.key)
    if (!stop.isRinged || !stop.isInWindow) hidden.push(`${stop.name}: ${JSON.stringify(stop)}`)
  }
  expect(hidden).toEqual([])
  expect(seen.size).toBeGreaterThanOrEqual(fewest)
}

function lookAtFocused(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
    // A number of its own for each element: its place in the document moves while suggestions come and go.
    const kept = globalThis as { stops?: Element[] }
    kept.stops ??= []
    const { stops } = kept
    if (!stops.includes(focused)) stops.push(focused)
    const ringed = [focused, focused.parentElement].filter(each => each !== null)
    const box = focused.getBoundingClientRect()
    return {
      key: stops.indexOf(focused),
      name: focused.ariaLabel ?? focused.textContent.trim().slice(0, 30),
      isRinged: ringed.some(each => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow.includes('2px')
      }),
      isInWindow: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    }
  })
}
