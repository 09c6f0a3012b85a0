import type { Page } from '@playwright/test'
import { expect, rest, test } from './fixtures.ts'
import { changeSettings, createMember } from './members.ts'
import { openSettings, sectionOf } from './settings-page.ts'

const switchOf = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })

const switches = {
  preferences: [
    ['AI Preferences', 'Memory', true],
    ['Shopping Preferences', 'Affiliate links', true],
  ],
  appearance: [
    ['Comfort', 'Reduce motion', false],
    ['Comfort', 'Single-key shortcuts', true],
  ],
} as const

test('every switch starts with its default, is saved, and applies after a reload', async ({ page }) => {
  await createMember(page)
  for (const tab of ['preferences', 'appearance'] as const) {
    await openSettings(page, tab)
    for (const [section, name, isOnByDefault] of switches[tab]) {
      const setting = switchOf(page, name)
      await expect(setting).toBeChecked({ checked: isOnByDefault })
      const saved = page.waitForResponse('**/api/settings')
      await setting.press('Space')
      await expect(setting).toBeChecked({ checked: !isOnByDefault })
      await expect(setting).toBeFocused()
      expect((await saved).status()).toBe(200)
      await expect(sectionOf(page, section).getByRole('status')).toHaveText('Saved')
    }
    await page.reload()
    for (const [, name, isOnByDefault] of switches[tab])
      await expect(switchOf(page, name)).toBeChecked({ checked: !isOnByDefault })
  }
})

test('theme and temperature unit are saved and apply after a reload', async ({ page }) => {
  await createMember(page)
  await openSettings(page, 'appearance')
  // Each note is shown for a moment only.
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await expect(sectionOf(page, 'Theme Settings').getByRole('status')).toHaveText('Saved')
  await page.getByRole('button', { name: '°C' }).click()
  await expect(sectionOf(page, 'Comfort').getByRole('status')).toHaveText('Saved')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: '°C' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Dark', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('a member who reads Celsius is told no degrees Fahrenheit, neither in a result nor in the vault', async ({
  page,
}) => {
  await createMember(page)
  await page.request.patch('/api/settings', { data: { temperature_unit: 'C' } })
  await page.goto('/pair?cigar=Oliva+Serie+V+Melanio&type=wine')
  await expect(page.getByRole('main')).toContainText(/\d °C/)
  await expect(page.getByRole('main')).not.toContainText('°F')
  await page.goto('/dashboard/pairings')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('main')).toContainText(/\d °C/)
  await expect(page.getByRole('main')).not.toContainText('°F')
})

test('a browser voice is saved, and listed on a device that does not have it', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  await visitor.addInitScript(() => {
    const voices = [
      { name: 'Samantha', lang: 'en-US' },
      { name: 'Anna', lang: 'de-DE' },
    ]
    const log = (what: string) => {
      const { dataset } = document.documentElement
      dataset.spoken = `${dataset.spoken ?? ''} ${what}`.trim()
    }
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: class extends EventTarget {} })
    Object.defineProperties(window.speechSynthesis, {
      getVoices: { value: () => voices },
      speak: { value: () => log('start') },
      cancel: { value: () => document.documentElement?.dataset.spoken && log('stop') },
    })
  })
  const page = await visitor.newPage()
  const member = await createMember(page)
  await openSettings(page, 'voice')
  await expect(page.getByRole('radio', { name: /^Default/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Anna German/ })).toBeVisible()
  await page.getByRole('button', { name: 'Hear Anna' }).click()
  await page.getByRole('button', { name: 'Stop Anna' }).click()
  await expect(page.getByRole('button', { name: 'Hear Anna' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.spoken)).toBe('start stop')
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

test('a setting that fails to save is undone with a message', async ({ page, browserErrors }) => {
  browserErrors.expect(/ERR_FAILED/)
  await createMember(page)
  await openSettings(page, 'preferences')
  await page.route('**/api/settings', route => route.abort())
  const memory = switchOf(page, 'Memory')
  await memory.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to update setting' })).toBeVisible()
  await expect(memory).toBeChecked()
  await expect(sectionOf(page, 'AI Preferences').getByRole('status')).toBeEmpty()
})

test(
  'settings that fail to reload say so, and Try Again loads them',
  rest,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/ERR_FAILED/)
    await createMember(page)
    // Otherwise the first visit stores the theme, and reads the settings again after that.
    await changeSettings(page, { theme: 'dark' })
    await page.clock.install()
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.clock.fastForward(31_000)
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
  },
)

test('tabs work by keyboard and are part of the address', async ({ page }) => {
  await createMember(page)
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
