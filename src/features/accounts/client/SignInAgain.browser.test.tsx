import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { heading } from '#test/components/portal-places.ts'

const dialog = () => page.getByRole('dialog', { name: 'Welcome Back' })
const themeSwitch = () => page.getByRole('button', { name: /^Switch to (dark|light) theme$/ })

async function openWithoutSession() {
  const member = await createMember()
  await send('PATCH', '/api/settings', { theme: 'dark' })
  const sent = vi.spyOn(globalThis, 'fetch')
  const { address } = await openPage('/dashboard/media')
  await expect.element(heading()).toBeVisible()
  // A read under way when the session ends would ask to sign in by itself.
  await expect.poll(() => sent.mock.settledResults.every(({ type }) => type !== 'incomplete')).toBe(true)
  await send('POST', '/api/auth/sign-out')
  return { member, address }
}

test('a press without a session asks to sign in over the page, then continues', async () => {
  const { member, address } = await openWithoutSession()
  await themeSwitch().click()
  await expect.element(dialog()).toHaveTextContent('Please sign in to use this feature')
  await expect.element(dialog().getByLabelText('Email')).toHaveValue(member.email)
  await dialog().getByLabelText('Password', { exact: true }).fill(member.password)
  await dialog().getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect
    .poll(async () => (await send<{ settings: { theme: string } }>('GET', '/api/me')).settings.theme)
    .toBe('light')
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(address()).toBe('/dashboard/media')
})

test('a press without a session is undone when the sign-in dialog is closed', async () => {
  const { address } = await openWithoutSession()
  await themeSwitch().click()
  await dialog().getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByText('Failed to update setting').first()).toBeVisible()
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(address()).toBe('/dashboard/media')
})
