import type { BrowserContext, Page } from '@playwright/test'
import type { Theme } from '#features/landing/landing.contract.ts'
import { expect, test } from './fixtures.ts'
import { missingPage, publicAddresses } from './public-addresses.ts'

const ground = { dark: 'rgb(11, 11, 11)', light: 'rgb(255, 255, 255)' }
const other = { dark: 'light', light: 'dark' } as const

for (const system of ['dark', 'light'] as const)
  test.describe(`where the system is ${system}`, () => {
    test.use({ colorScheme: system })

    test('the first visit follows it, the switch turns it, and a reload keeps the choice', async ({ page }) => {
      await page.goto('/')
      await expectGround(page, system)
      await page.getByRole('button', { name: 'Switch theme' }).click()
      await expectGround(page, other[system])
      await page.reload()
      await expectGround(page, other[system])
      await page.getByRole('button', { name: 'Switch theme' }).click()
      await expectGround(page, system)
    })

    test('the opposite choice is there from the first paint, on every public page', async ({ newVisitor, trouble }) => {
      trouble.expect(missingPage)
      const chosen = other[system]
      const visitor = await newVisitor({ colorScheme: system, chosenTheme: chosen })
      await noteGrounds(visitor)
      const page = await visitor.newPage()
      for (const address of Object.values(publicAddresses)) {
        await page.goto(address)
        await expectGround(page, chosen)
        expect(await groundsOf(page), address).toEqual([ground[chosen]])
      }
    })
  })

test('the switch works on every public page', async ({ page, trouble }) => {
  trouble.expect(missingPage)
  for (const address of Object.values(publicAddresses)) {
    await page.goto(address)
    const before = await groundOf(page)
    await page.getByRole('button', { name: 'Switch theme' }).click()
    await expect.poll(() => groundOf(page), address).not.toBe(before)
  }
})

async function expectGround(page: Page, theme: Theme): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('background-color', ground[theme])
}

function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}

/** Notes the ground when the document is there and at each frame after it, so that a flash cannot hide. */
async function noteGrounds(visitor: BrowserContext): Promise<void> {
  await visitor.addInitScript(() => {
    const grounds = new Set<string>()
    Object.assign(window, { grounds })
    const note = () => grounds.add(getComputedStyle(document.body).backgroundColor)
    const noteFrame = () => {
      note()
      if (performance.now() < 1000) requestAnimationFrame(noteFrame)
    }
    document.addEventListener('DOMContentLoaded', () => {
      note()
      requestAnimationFrame(noteFrame)
    })
  })
}

function groundsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(window as unknown as { grounds: Set<string> }).grounds])
}
