import type { BrowserContext, Page } from '@playwright/test'
import { type Theme, themeColors } from '#platform/page.contract.ts'
import { expect, rest, test } from './fixtures.ts'
import { changeSettings, createMember, headingOf, sidebarOf } from './members.ts'
import { backgroundOf, backgrounds, recordBackgrounds, recordedBackgrounds } from './theme-look.ts'

const opposite = { dark: 'light', light: 'dark' } as const
const settingsOf = async (page: Page) => (await (await page.request.get('/api/me')).json()).settings
const pressSwitch = (page: Page) =>
  page
    .getByRole('button', { name: /^Switch to (dark|light) theme$/ })
    .first()
    .click()

test(
  'the theme follows the system, then what is chosen on the device, then the account',
  rest,
  async ({ newVisitor }) => {
    for (const system of ['dark', 'light'] as const) {
      const chosen = opposite[system]
      await test.step(`a visitor with a ${system} system`, async () => {
        const page = await (await newVisitor({ colorScheme: system })).newPage()
        await page.goto('/')
        await expectTheme(page, system)
        await pressSwitch(page)
        await expectTheme(page, chosen)
        await page.reload()
        await expectTheme(page, chosen)
        await pressSwitch(page)
        await expectTheme(page, system)
      })
      await test.step(`a member with a ${system} system, whose first visit stores it`, async () => {
        const visitor = await newVisitor({ colorScheme: system })
        const page = await visitor.newPage()
        await createMember(page)
        await page.goto('/dashboard')
        await expectBackground(page, system)
        await expect.poll(() => settingsOf(page)).toMatchObject({ theme: system, notify_events: true })
        await pressSwitch(page)
        await expectBackground(page, chosen)
        await expect.poll(() => settingsOf(page)).toMatchObject({ theme: chosen })
        await page.reload()
        await expectBackground(page, chosen)
        // While no page is open here, from another device: the account wins over the cookie of this one.
        await page.goto('about:blank')
        await changeSettings(page, { theme: system })
        expect(await themeCookieOf(visitor)).toBe(chosen)
        await page.goto('/dashboard')
        await expect(headingOf(page)).toBeVisible()
        await expectBackground(page, system)
        expect(await themeCookieOf(visitor)).toBe(system)
      })
    }
  },
)

test('a flash of the other theme would be noticed', rest, async ({ newVisitor }) => {
  const visitor = await newVisitor({ colorScheme: 'light' })
  await recordBackgrounds(visitor)
  const page = await visitor.newPage()
  await page.goto('/')
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await expect.poll(() => recordedBackgrounds(page)).toEqual([backgrounds.light, backgrounds.dark])
})

test(
  'themes and pages fade into each other, unless the device or the member wants it still',
  rest,
  async ({ newVisitor }) => {
    for (const [reducedMotion, fades] of [
      ['no-preference', 1],
      ['reduce', 0],
    ] as const)
      await test.step(`the themes, with motion: ${reducedMotion}`, async () => {
        const visitor = await newVisitor({ reducedMotion, colorScheme: 'dark' })
        await countTransitions(visitor)
        const page = await visitor.newPage()
        await page.goto('/terms')
        await page.getByRole('button', { name: 'Switch to light theme' }).click()
        await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible()
        expect(await transitionsOf(page)).toBe(fades)
        await expect(page.locator('html')).not.toHaveAttribute('data-fades')
        await expectTheme(page, 'light')
      })
    for (const [reduce_motion, transitions] of [
      [false, 1],
      [true, 0],
    ] as const)
      await test.step(`the pages of a member, with “Keep still”: ${reduce_motion}`, async () => {
        const visitor = await newVisitor({ reducedMotion: 'no-preference' })
        await countTransitions(visitor)
        const page = await visitor.newPage()
        await page.setViewportSize({ width: 1440, height: 900 })
        await createMember(page)
        await changeSettings(page, { theme: 'dark', reduce_motion })
        await page.goto('/dashboard/media')
        const link = sidebarOf(page).getByRole('link', { name: 'Admin' })
        if (reduce_motion)
          expect(await link.evaluate(element => getComputedStyle(element).transitionDuration)).toMatch(/^0s/)
        await link.click()
        await expect(headingOf(page)).toHaveText('Admin Access')
        await expect(headingOf(page)).toBeFocused()
        expect(await transitionsOf(page)).toBe(transitions)
      })
  },
)

const expectBackground = (page: Page, theme: Theme) =>
  expect.poll(() => backgroundOf(page)).toBe(backgrounds[theme])

async function expectTheme(page: Page, theme: Theme): Promise<void> {
  await expectBackground(page, theme)
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

const themeCookieOf = async (visitor: BrowserContext) =>
  (await visitor.cookies()).find(({ name }) => name === 'theme')?.value

async function countTransitions(visitor: BrowserContext): Promise<void> {
  await visitor.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    Object.assign(window, { transitions: 0 })
    document.startViewTransition = update => {
      ;(window as unknown as { transitions: number }).transitions += 1
      return start(update)
    }
  })
}

function transitionsOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { transitions: number }).transitions)
}
