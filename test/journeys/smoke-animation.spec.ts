import type { Locator, Page } from '@playwright/test'
import { explorerOn } from './explorer.ts'
import { finderOn } from './finder.ts'
import { expect, rest, test } from './fixtures.ts'
import { paintFrames } from './frames.ts'
import { createMember } from './members.ts'

const canvases = {
  landing: ['/', 'canvas[data-hero-smoke]'],
  result: ['/match/padron-1964-anniversary-maduro', 'canvas[data-result-smoke]'],
} as const

test(
  'with reduced motion the smoke is drawn and still, and no button offers to stop it',
  rest,
  async ({ page }) => {
    for (const [address, selector] of Object.values(canvases)) {
      const smoke = await openSmoke(page, address, selector)
      await page.mouse.move(200, 200)
      const before = await pictureOf(smoke)
      await paintFrames(page, 30)
      expect(await pictureOf(smoke)).toBe(before)
      await expect(page.getByRole('button', { name: /the smoke$/ })).toHaveCount(0)
    }
  },
)

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

test(
  'the smoke stands at the ash, also of a runner-up, on a desktop and on a phone',
  rest,
  async ({ page }) => {
    await createMember(page)
    const explorer = explorerOn(page)
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport)
      await page.goto('/pair?drink=Lagavulin+16')
      await expect.poll(() => smokeBesideAsh(page.locator('body')), `at ${viewport.width}`).toBeLessThan(10)
      const first = await explorer.title.innerText()
      await explorer.runnersUp.first().click()
      await expect(explorer.title).not.toHaveText(first.replace(/\s+/g, ' '))
      await expect
        .poll(() => smokeBesideAsh(page.locator('body')), `a runner-up at ${viewport.width}`)
        .toBeLessThan(10)
    }
  },
)

test(
  'the smoke is seen above the ash on a phone, with a question about the drink and without',
  rest,
  async ({ page }) => {
    await createMember(page)
    await page.setViewportSize({ width: 390, height: 844 })
    const smoke = page.locator('[data-part="smoke"]')
    for (const question of ['cigar=Oliva+Serie+V+Melanio', 'drink=a+nice+bourbon']) {
      await page.goto(`/pair?${question}`)
      await expect.poll(() => smokeBesideAsh(page.locator('body')), question).toBeLessThan(10)
      const ash = (await page.locator('[data-part="ash"]').boundingBox())!
      const aboveAsh = { x: ash.x - 10, y: ash.y - 28, width: 40, height: 24 }
      const withSmoke = await page.screenshot({ clip: aboveAsh })
      await smoke.evaluate(element => (element as HTMLElement).style.setProperty('visibility', 'hidden'))
      expect((await page.screenshot({ clip: aboveAsh })).equals(withSmoke), question).toBe(false)
    }
  },
)

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the smoke moves; a button stops it, and the device remembers that', rest, async ({ page }) => {
    const smoke = await openSmoke(page, ...canvases.result)
    await page.mouse.move(200, 200)
    const first = await pictureOf(smoke)
    await expect.poll(() => pictureOf(smoke)).not.toBe(first)
    await page.getByRole('button', { name: 'Still the smoke' }).click()
    const move = page.getByRole('button', { name: 'Move the smoke' })
    await expect(move).toBeFocused()
    const still = await pictureOf(smoke)
    await paintFrames(page, 30)
    expect(await pictureOf(smoke)).toBe(still)
    await page.goto('/')
    await expect(move).toBeVisible()
    await move.click()
    const landing = page.locator(canvases.landing[1])
    const before = await pictureOf(landing)
    await expect.poll(() => pictureOf(landing)).not.toBe(before)
  })
})

test('the smoke reaches down to the ash below a title of two lines', rest, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.getByLabel('I’m lighting a').fill('lagavulin 16')
  await page.keyboard.press('Enter')
  const { dialog, title } = finderOn(page)
  await expect(title).toContainText('Toscano Originale')
  await expect.poll(() => smokeBesideAsh(dialog)).toBeLessThan(10)
})

/** Distance in pixels between the ash and the smoke just above it. */
function smokeBesideAsh(scope: Locator): Promise<number> {
  return scope.evaluate(element => {
    const canvas = element.querySelector<HTMLCanvasElement>('[data-part="smoke"] canvas')
    const ash = element.querySelector('[data-part="ash"]')?.getBoundingClientRect()
    if (!canvas || !ash || canvas.width === 0) return Number.POSITIVE_INFINITY
    const box = canvas.getBoundingClientRect()
    const scale = canvas.width / box.width
    const copy = Object.assign(document.createElement('canvas'), {
      width: canvas.width,
      height: canvas.height,
    })
    const context = copy.getContext('2d', { willReadFrequently: true })!
    context.drawImage(canvas, 0, 0)
    const y = Math.round((ash.top - 12 - box.top) * scale)
    const row = context.getImageData(0, y, canvas.width, 1).data
    const inked = Array.from({ length: canvas.width }, (_, x) => x).filter(x => row[x * 4 + 3]! > 8)
    if (inked.length === 0) return Number.POSITIVE_INFINITY
    const middle = inked.reduce((sum, x) => sum + x, 0) / inked.length / scale + box.left
    return Math.abs(middle - (ash.left + ash.width * 0.42))
  })
}
