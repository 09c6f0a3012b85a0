import type { Locator, Page } from '@playwright/test'
import { expect, rest, test } from './fixtures.ts'
import { layoutShiftOf, watchLayoutShift } from './layout-shift.ts'
import { missingPage, publicPages } from './public-pages.ts'

const engravings = {
  [publicPages.missing.path]: 'candle',
  [publicPages['under age'].path]: 'rope',
  [publicPages.finder.path]: 'matchbox',
} as const

test('pages show engravings, and nothing shifts for them', rest, async ({ newVisitor, browserErrors }) => {
  browserErrors.expect(missingPage)
  for (const [address, name] of Object.entries(engravings)) {
    const visitor = await newVisitor()
    await watchLayoutShift(visitor)
    const page = await visitor.newPage()
    await page.goto(address)
    const engraving = await drawnEngraving(page, name)
    const { width, height } = (await engraving.boundingBox())!
    expect(width / height).toBeCloseTo(4 / 3, 1)
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02)
    // The landing page alone shows the lit cigar.
    await expect(page.locator('canvas[data-plate]')).toHaveCount(0)
  }
})

test('an engraving is drawn again in the other theme', rest, async ({ newVisitor }) => {
  const page = await (await newVisitor({ chosenTheme: 'dark' })).newPage()
  await page.goto('/login')
  const engraving = await drawnEngraving(page, 'hook')
  const dark = await pictureOf(engraving)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light'
  })
  await expect.poll(() => pictureOf(engraving)).not.toBe(dark)
})

async function drawnEngraving(page: Page, name: string): Promise<Locator> {
  const engraving = page.locator(`canvas[data-engraving="${name}"]`)
  await expect(engraving).toHaveAttribute('data-drawn')
  await expect(engraving).toHaveAttribute('aria-hidden', 'true')
  return engraving
}

function pictureOf(canvas: Locator): Promise<string> {
  return canvas.evaluate(element => (element as HTMLCanvasElement).toDataURL())
}
