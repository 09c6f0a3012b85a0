import type { BrowserContext, Page } from '@playwright/test'
import type { Theme } from '#platform/page.contract.ts'
import { expect, test } from './fixtures.ts'
import { missingPage, publicAddresses } from './public-addresses.ts'

const ground = { dark: 'rgb(11, 11, 11)', light: 'rgb(255, 255, 255)' }
const other = { dark: 'light', light: 'dark' } as const

for (const system of ['dark', 'light'] as const)
  test.describe(`where the system is ${system}`, () => {
    test.use({ colorScheme: system })

    test('the first visit follows it, the switch turns it, and a reload keeps the choice', async ({
      page,
    }) => {
      await page.goto('/')
      await expectGround(page, system)
      await page.getByRole('button', { name: 'Switch theme' }).click()
      await expectGround(page, other[system])
      await page.reload()
      await expectGround(page, other[system])
      await page.getByRole('button', { name: 'Switch theme' }).click()
      await expectGround(page, system)
    })

    test('the opposite choice is there from the first paint, on every public page', async ({
      newVisitor,
      trouble,
    }) => {
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

test('a flash would be noticed', async ({ newVisitor }) => {
  const visitor = await newVisitor({ colorScheme: 'light' })
  await noteGrounds(visitor)
  const page = await visitor.newPage()
  await page.goto('/')
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await expect.poll(() => groundsOf(page)).toEqual([ground.light, ground.dark])
})

async function expectGround(page: Page, theme: Theme): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('background-color', ground[theme])
}

function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}

/** Notes the ground at each frame from the first one on, so that a flash cannot hide. */
async function noteGrounds(visitor: BrowserContext): Promise<void> {
  await visitor.addInitScript(() => {
    const grounds = new Set<string>()
    Object.assign(window, { grounds })
    const noteFrame = () => {
      if (document.body) grounds.add(getComputedStyle(document.body).backgroundColor)
      requestAnimationFrame(noteFrame)
    }
    requestAnimationFrame(noteFrame)
    document.addEventListener('DOMContentLoaded', () =>
      grounds.add(getComputedStyle(document.body).backgroundColor),
    )
  })
}

function groundsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(window as unknown as { grounds: Set<string> }).grounds])
}
