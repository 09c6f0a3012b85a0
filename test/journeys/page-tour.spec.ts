import type { Page } from '@playwright/test'
import { themeCookie, themes } from '#platform/page.contract.ts'
import { expect, test } from './fixtures.ts'
import { expectSoundPage, expectVisibleFocus } from './page-checks.ts'
import { missingPage, type PublicPage, publicPages } from './public-pages.ts'
import { backgroundOf, backgrounds, recordBackgrounds, recordedBackgrounds } from './theme-look.ts'

const opposite = { dark: 'light', light: 'dark' } as const

for (const [name, visited] of Object.entries<PublicPage>(publicPages))
  test(`${name}: theme, title, layout, accessibility and focus`, {
    // What the gate looks at beside the journeys that pass these pages.
    tag: name === 'landing' ? '@gate' : '@rest',
  }, async ({ page, browserErrors, baseURL }) => {
    if (name === 'missing') browserErrors.expect(missingPage)
    await expectChosenThemeFromFirstPaint(page, new URL(visited.path, baseURL))
    await expect(page).toHaveTitle(visited.title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(visited.heading, {
      useInnerText: true,
    })
    const current = page.getByRole('navigation', { name: 'Site' }).locator('[aria-current]')
    await expect(current).toHaveText(visited.current ? [visited.current] : [])
    await expectSoundPage(page)
    await expectVisibleFocus(page)
    await expectWorkingThemeSwitch(page)
  })

/** Against the theme of the system, in both directions, without a flash of the other one. */
async function expectChosenThemeFromFirstPaint(page: Page, address: URL): Promise<void> {
  const context = page.context()
  await recordBackgrounds(context)
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: opposite[theme] })
    await context.addCookies([{ name: themeCookie, value: theme, url: address.origin }])
    await page.goto(address.href)
    await expect.poll(() => backgroundOf(page)).toBe(backgrounds[theme])
    expect(await recordedBackgrounds(page), `paints of ${theme}`).toEqual([backgrounds[theme]])
  }
}

async function expectWorkingThemeSwitch(page: Page): Promise<void> {
  const before = await backgroundOf(page)
  await page.getByRole('button', { name: /^Switch to (dark|light) theme$/ }).click()
  await expect.poll(() => backgroundOf(page)).not.toBe(before)
}
