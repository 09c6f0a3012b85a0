import type { Page } from '@playwright/test'
import { type Theme, themeColors } from '#platform/page.contract.ts'
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
      await page.getByRole('button', { name: /^Switch to (dark|light) theme$/ }).click()
      await expectTheme(page, opposite[system])
      await page.reload()
      await expectTheme(page, opposite[system])
      await page.getByRole('button', { name: /^Switch to (dark|light) theme$/ }).click()
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

for (const [reducedMotion, fades] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const)
  test(`the themes ${fades ? 'fade into each other' : 'change at once'} with motion: ${reducedMotion}`, async ({
    newVisitor,
  }) => {
    const visitor = await newVisitor({ reducedMotion, colorScheme: 'dark' })
    await visitor.addInitScript(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = update => {
        document.documentElement.dataset.fadesSeen = '1'
        return start(update)
      }
    })
    const page = await visitor.newPage()
    await page.goto('/terms')
    await page.getByRole('button', { name: 'Switch to light theme' }).click()
    await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible()
    expect(await page.evaluate(() => Number(document.documentElement.dataset.fadesSeen ?? 0))).toBe(fades)
    await expect(page.locator('html')).not.toHaveAttribute('data-fades')
    await expectTheme(page, 'light')
  })

async function expectTheme(page: Page, theme: Theme): Promise<void> {
  await expect.poll(() => backgroundOf(page)).toBe(backgrounds[theme])
  expect(await colorOfBars(page)).toBe(themeColors[theme])
}

/** What the browser paints its bars with: the first tag whose media query matches. */
function colorOfBars(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => !media || matchMedia(media).matches,
      )?.content,
  )
}
