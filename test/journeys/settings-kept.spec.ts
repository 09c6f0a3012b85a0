import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { join } from './members.ts'
import { openSettings, sectionOf } from './settings-page.ts'

const switchOf = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })

for (const [tab, section, name, isOnAtFirst] of [
  ['preferences', 'AI Preferences', 'Memory', true],
  ['preferences', 'Notifications', 'Event emails', true],
  ['preferences', 'Notifications', 'Humidity alerts', false],
  ['preferences', 'Shopping Preferences', 'Affiliate links', true],
  ['appearance', 'Comfort', 'Keep still', false],
  ['appearance', 'Comfort', 'Single-key shortcuts', true],
] as const)
  test(`${name} is turned, and stays so after a reload`, async ({ page }) => {
    await join(page.request, 'kept')
    await openSettings(page, tab)
    const own = switchOf(page, name)
    await expect(own).toBeChecked({ checked: isOnAtFirst })
    await own.press('Space')
    await expect(own).toBeChecked({ checked: !isOnAtFirst })
    await expect(own).toBeFocused()
    await expect(sectionOf(page, section).getByRole('status')).toHaveText('Saved')
    await page.reload()
    await expect(own).toBeChecked({ checked: !isOnAtFirst })
  })

test('the theme and the unit are chosen, and stay so after a reload', async ({ page }) => {
  await join(page.request, 'look')
  await openSettings(page, 'appearance')
  await page.getByRole('button', { name: 'Dark' }).click()
  await page.getByRole('button', { name: '°C' }).click()
  await expect(sectionOf(page, 'Theme Settings').getByRole('status')).toHaveText('Saved')
  await expect(sectionOf(page, 'Comfort').getByRole('status')).toHaveText('Saved')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: '°C' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')
})

test('a browser voice is chosen, and stays in sight where the device does not have it', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor()
  await visitor.addInitScript(() => {
    const voices = [
      { name: 'Samantha', lang: 'en-US' },
      { name: 'Anna', lang: 'de-DE' },
    ]
    Object.defineProperty(window.speechSynthesis, 'getVoices', { value: () => voices })
  })
  const page = await visitor.newPage()
  const member = await join(page.request, 'voice')
  await openSettings(page, 'voice')
  await expect(page.getByRole('radio', { name: /^Default/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Anna German/ })).toBeVisible()
  await page.getByText('Samantha').click()
  await expect(sectionOf(page, 'Voice Settings').getByRole('status')).toHaveText('Saved')
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Samantha/ })).toBeChecked()

  const other = await (await newVisitor()).newPage()
  await other.request.post('/api/auth/sign-in/email', { data: member })
  await openSettings(other, 'voice')
  await expect(other.getByRole('radio', { name: /^Samantha Not on this device/ })).toBeChecked()
  await other.getByRole('tab', { name: 'Premium voices' }).click()
  await expect(other.getByText('This lounge has no premium voices.')).toBeVisible()
})

test('a choice that cannot be kept goes back, and says so', async ({ page, trouble }) => {
  trouble.expect(/ERR_FAILED/)
  await join(page.request, 'failing')
  await openSettings(page, 'preferences')
  await page.route('**/api/settings', route => route.abort())
  const memory = switchOf(page, 'Memory')
  await memory.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to update setting' })).toBeVisible()
  await expect(memory).toBeChecked()
  await expect(sectionOf(page, 'AI Preferences').getByRole('status')).toBeEmpty()
})

test('settings that could not be read anew say so, and can be asked for again', async ({ page, trouble }) => {
  trouble.expect(/ERR_FAILED/)
  await join(page.request, 'unread')
  await page.clock.install()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.fastForward(30_000)
  await page.route('**/api/me', route => route.abort())
  await page
    .getByRole('navigation', { name: 'Premium Member Portal' })
    .getByRole('link', { name: 'Settings' })
    .click()
  const problem = page.getByRole('alert').filter({ hasText: 'Failed to load settings' })
  await expect(problem).toBeVisible()
  await page.unroute('**/api/me')
  await problem.getByRole('button', { name: 'Try Again' }).click()
  await expect(problem).toBeHidden()
})

test('the tab is in the address: keys open one, and Back leads to the one before', async ({ page }) => {
  await join(page.request, 'tabs')
  await openSettings(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Profile & Authentication' })).toBeVisible()
  await page.getByRole('tab', { name: 'Profile' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/settings?tab=security')
  await expect(page.getByRole('heading', { level: 2, name: 'Change Password' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Security' })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/dashboard/settings')
  await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true')
})
