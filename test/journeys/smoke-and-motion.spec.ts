import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const places = {
  landing: ['/', 'canvas[data-hero-smoke]'],
  result: ['/match/padron-1964-anniversary-maduro', 'canvas[data-result-smoke]'],
} as const

for (const [name, [address, canvas]] of Object.entries(places)) {
  test.describe('where less motion is asked for', () => {
    test(`the smoke of the ${name} stands still, and is there`, async ({ page }) => {
      const smoke = await openSmoke(page, address, canvas)
      await page.mouse.move(200, 200)
      const before = await pictureOf(smoke)
      await page.waitForTimeout(700)
      expect(await pictureOf(smoke)).toBe(before)
    })
  })

  test.describe('where motion is welcome', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test(`the smoke of the ${name} rises`, async ({ page }) => {
      const smoke = await openSmoke(page, address, canvas)
      await page.mouse.move(200, 200)
      const before = await pictureOf(smoke)
      await expect.poll(() => pictureOf(smoke)).not.toBe(before)
    })
  })
}

async function openSmoke(page: Page, address: string, canvas: string): Promise<Locator> {
  await page.goto(address)
  await page.evaluate(() => document.fonts.ready)
  const smoke = page.locator(canvas)
  await expect.poll(() => inkOf(smoke)).toBeGreaterThan(100)
  await page.waitForTimeout(300)
  return smoke
}

function pictureOf(canvas: Locator): Promise<string> {
  return canvas.evaluate(element => (element as HTMLCanvasElement).toDataURL())
}

/** How many points of the canvas carry any smoke. */
function inkOf(canvas: Locator): Promise<number> {
  return canvas.evaluate(element => {
    const { width, height } = element as HTMLCanvasElement
    if (width === 0 || height === 0) return 0
    // Read from a copy that is meant to be read: reading the smoke itself twice makes the browser complain.
    const copy = Object.assign(document.createElement('canvas'), { width, height })
    const context = copy.getContext('2d', { willReadFrequently: true })!
    context.drawImage(element as HTMLCanvasElement, 0, 0)
    const pixels = context.getImageData(0, 0, width, height).data
    let count = 0
    for (let at = 3; at < pixels.length; at += 4) if (pixels[at]! > 0) count += 1
    return count
  })
}
