import type { Page } from '@playwright/test'
import type { Theme } from '#platform/page.contract.ts'
import { expect, test } from './fixtures.ts'
import { backgroundOf, backgrounds, recordBackgrounds, recordedBackgrounds } from './theme-look.ts'

const opposite = { dark: 'light', light: 'dark' } as const

for (const system of ['dark', 'light'] as const)
  test.describe(`with a ${system} system`, () => {
    test.use({ colorScheme: system })

    test('the first visit follows the system, the switch changes it, and a reload keeps the choice', async ({
      page,
    }) => {
      await page.goto('/')
      await expectTheme(page, system)
      await page.getByRole('button', { name: 'Switch theme' }).click()
      await expectTheme(page, opposite[system])
      await page.reload()
      await expectTheme(page, opposite[system])
      await page.getByRole('button', { name: 'Switch theme' }).click()
      await expectTheme(page, system)
    })
  })

test('a flash of the other theme would be noticed', async ({ newVisitor }) => {
  const visitor = await newVisitor({ colorScheme: 'light' })
  await recordBackgrounds(visitor)
  const page = await visitor.newPage()
  await page.goto('/')
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await expect.poll(() => recordedBackgrounds(page)).toEqual([backgrounds.light, backgrounds.dark])
})

async function expectTheme(page: Page, theme: Theme): Promise<void> {
  await expect.poll(() => backgroundOf(page)).toBe(backgrounds[theme])
}
