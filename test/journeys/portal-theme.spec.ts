import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { changeSettings, createMember, headingOf, sidebarOf } from './members.ts'

test.use({ viewport: { width: 1440, height: 900 } })
const ground = { dark: 'rgb(11, 11, 11)', light: 'rgb(255, 255, 255)' }

const expectGround = (page: Page, theme: keyof typeof ground) =>
  expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(ground[theme])
const settingsOf = async (page: Page) => (await (await page.request.get('/api/me')).json()).settings

for (const [system, other] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const)
  test.describe(`where the system is ${system}`, () => {
    test.use({ colorScheme: system })

    test('the system theme is stored at first, the switch changes it at once, and a reload keeps it', async ({
      page,
    }) => {
      await createMember(page)
      await page.goto('/dashboard')
      await expectGround(page, system)
      await expect.poll(() => settingsOf(page)).toMatchObject({ theme: system, notify_events: true })
      await page.getByRole('button', { name: /^Switch to (dark|light) theme$/ }).click()
      await expectGround(page, other)
      await expect.poll(() => settingsOf(page)).toMatchObject({ theme: other })
      await page.reload()
      await expectGround(page, other)
    })
  })

test('the theme of the account wins over the cookie of the device', async ({ page, context, baseURL }) => {
  await createMember(page)
  await changeSettings(page, { theme: 'light' })
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL! }])
  await page.goto('/dashboard')
  await expect(headingOf(page)).toBeVisible()
  await expectGround(page, 'light')
  expect((await context.cookies()).find(({ name }) => name === 'theme')?.value).toBe('light')
})

test('a theme change that fails is undone with a message', async ({ page, browserErrors }) => {
  browserErrors.expect(/console error: .*ERR_FAILED/)
  await createMember(page)
  await changeSettings(page, { theme: 'dark' })
  await page.goto('/dashboard')
  await page.route('**/api/settings', route => route.abort())
  await page.getByRole('button', { name: /^Switch to (dark|light) theme$/ }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to update setting')
  await expectGround(page, 'dark')
})

test.describe('where the device welcomes motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('page changes use a view transition, and the heading gets the focus', async ({ page }) => {
    await createMember(page)
    await countTransitions(page)
    await page.goto('/dashboard/media')
    await sidebarOf(page).getByRole('link', { name: 'Admin' }).click()
    await expect(headingOf(page)).toHaveText('Admin Access')
    await expect(headingOf(page)).toBeFocused()
    expect(await transitionsOf(page)).toBe(1)
  })

  test('with “Keep still” nothing is animated', async ({ page }) => {
    await createMember(page)
    await changeSettings(page, { theme: 'dark', reduce_motion: true })
    await countTransitions(page)
    await page.goto('/dashboard/media')
    const link = sidebarOf(page).getByRole('link', { name: 'Admin' })
    expect(await link.evaluate(element => getComputedStyle(element).transitionDuration)).toMatch(/^0s/)
    await link.click()
    await expect(headingOf(page)).toHaveText('Admin Access')
    expect(await transitionsOf(page)).toBe(0)
  })
})

async function countTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
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
