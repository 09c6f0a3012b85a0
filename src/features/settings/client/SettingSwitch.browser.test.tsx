import { afterEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { expirePreferenceCookies } from '#test/components/cookies.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { background } from '#test/components/portal-places.ts'
import { holdEach } from '#test/components/requests.ts'

const switchOf = (name: string) => page.getByRole('switch', { name, exact: true })
const noteOf = (section: string) =>
  page.getByRole('region', { name: section, exact: true }).getByRole('status')

afterEach(async () => {
  await expirePreferenceCookies()
  delete document.documentElement.dataset.motion
})

test.each([
  ['preferences', 'AI Preferences', 'Memory', true],
  ['preferences', 'Shopping Preferences', 'Affiliate links', true],
  ['appearance', 'Comfort', 'Reduce motion', false],
  ['appearance', 'Comfort', 'Single-key shortcuts', true],
] as const)(
  'in %s, %s, the switch %s is at first %s, is saved, and applies after a reload',
  async (tab, section, name, isOnByDefault) => {
    await createMember()
    await openPage(`/dashboard/settings?tab=${tab}`)
    const expectOn = (isOn: boolean) =>
      expect.element(switchOf(name)).toHaveAttribute('aria-checked', String(isOn))
    await expectOn(isOnByDefault)
    switchOf(name).element().focus()
    await userEvent.keyboard(' ')
    await expectOn(!isOnByDefault)
    await expect.element(switchOf(name)).toHaveFocus()
    await expect.element(noteOf(section)).toHaveTextContent('Saved')
    await openPage(`/dashboard/settings?tab=${tab}`)
    await expectOn(!isOnByDefault)
  },
)

test('a theme that fails to be saved gives way to the one before, and Try Again saves it', async () => {
  await createMember()
  await send('PATCH', '/api/settings', { theme: 'light' })
  await openPage('/dashboard/settings?tab=appearance')
  const [light, dark] = ['Light', 'Dark'].map(name => page.getByRole('button', { name, exact: true }))
  await expect.element(light!).toHaveAttribute('aria-pressed', 'true')
  await commands.failRequests('**/api/settings')
  await dark!.click()
  const toast = page.getByText('Failed to update setting')
  await expect.element(toast).toBeVisible()
  await expect.element(light!).toHaveAttribute('aria-pressed', 'true')
  expect(document.documentElement.dataset.theme).toBe('light')
  await commands.restoreRequests()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(noteOf('Theme Settings')).toHaveTextContent('Saved')
  expect(document.documentElement.dataset.theme).toBe('dark')
})

test('theme and temperature unit are saved and apply after a reload', async () => {
  await createMember()
  await openPage('/dashboard/settings?tab=appearance')
  const [dark, celsius] = ['Dark', '°C'].map(name => page.getByRole('button', { name, exact: true }))
  await dark!.click()
  await expect.element(noteOf('Theme Settings')).toHaveTextContent('Saved')
  await celsius!.click()
  await expect.element(noteOf('Comfort')).toHaveTextContent('Saved')
  delete document.documentElement.dataset.theme
  await openPage('/dashboard/settings?tab=appearance')
  await expect.element(celsius!).toHaveAttribute('aria-pressed', 'true')
  await expect.element(dark!).toHaveAttribute('aria-pressed', 'true')
  expect(document.documentElement.dataset.theme).toBe('dark')
  await expect.poll(background).toBe('rgb(11, 11, 11)')
})

test('a theme that is chosen on a first visit is stored after the one of the device', async () => {
  await createMember()
  const releases = holdEach(/^PATCH \/api\/settings$/)
  await openPage('/dashboard/settings?tab=appearance')
  await expect.poll(() => releases.length).toBe(1)
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await expect.poll(() => document.documentElement.dataset.theme).toBe('dark')
  expect(releases).toHaveLength(1)
  releases[0]?.()
  await expect.poll(() => releases.length).toBe(2)
  releases[1]?.()
  await expect.element(noteOf('Theme Settings')).toHaveTextContent('Saved')
  expect(await send('GET', '/api/me')).toMatchObject({ settings: { theme: 'dark' } })
})

test('a setting that fails to save is undone with a message', async () => {
  await createMember()
  await openPage('/dashboard/settings?tab=preferences')
  await expect.element(switchOf('Memory')).toBeVisible()
  await commands.failRequests('**/api/settings')
  await switchOf('Memory').click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Failed to update setting' })).toBeVisible()
  await expect.element(switchOf('Memory')).toHaveAttribute('aria-checked', 'true')
  await expect.element(noteOf('AI Preferences')).toBeEmptyDOMElement()
})
