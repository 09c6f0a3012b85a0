import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { paintFrames } from './frames.ts'

const canvases = {
  landing: ['/', 'canvas[data-hero-smoke]'],
  result: ['/match/padron-1964-anniversary-maduro', 'canvas[data-result-smoke]'],
} as const

for (const [name, [address, selector]] of Object.entries(canvases)) {
  test.describe('with reduced motion', () => {
    test(`the smoke of the ${name} is drawn and still`, async ({ page }) => {
      const smoke = await openSmoke(page, address, selector)
      await page.mouse.move(200, 200)
      const before = await pictureOf(smoke)
      await paintFrames(page, 30)
      expect(await pictureOf(smoke)).toBe(before)
    })
  })

  test.describe('where motion is welcome', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test(`the smoke of the ${name} moves`, async ({ page }) => {
      const smoke = await openSmoke(page, address, selector)
      await page.mouse.move(200, 200)
      const before = await pictureOf(smoke)
      await expect.poll(() => pictureOf(smoke)).not.toBe(before)
    })
  })
}

async function openSmoke(page: Page, address: string, selector: string): Promise<Locator> {
  await page.goto(address)
  await page.evaluate(() => document.fonts.ready)
  const smoke = page.locator(selector)
  await expect.poll(() => inkOf(smoke)).toBeGreaterThan(100)
  await paintFrames(page, 5)
  return smoke
}

function pictureOf(canvas: Locator): Promise<string> {
  return canvas.evaluate(element => (element as HTMLCanvasElement).toDataURL())
}

/** How many pixels carry any smoke. */
function inkOf(canvas: Locator): Promise<number> {
  return canvas.evaluate(element => {
    const { width, height } = element as HTMLCanvasElement
    if (width === 0 || height === 0) return 0
    // Reading the canvas itself twice would log a warning of the browser.
    const copy = Object.assign(document.createElement('canvas'), { width, height })
    const context = copy.getContext('2d', { willReadFrequently: true })!
    context.drawImage(element as HTMLCanvasElement, 0, 0)
    const pixels = context.getImageData(0, 0, width, height).data
    let count = 0
    for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha]! > 0) count += 1
    return count
  })
}
