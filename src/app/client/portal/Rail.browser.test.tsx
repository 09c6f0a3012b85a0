import { afterEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { expirePreferenceCookies } from '#test/components/cookies.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { background, heading, sidebar, textsOf } from '#test/components/portal-places.ts'

const rail = () => page.getByRole('complementary', { name: 'Sidebar' })
const width = () => rail().element().getBoundingClientRect().width

afterEach(expirePreferenceCookies)

test('the sidebar shows the member’s name or email address', async () => {
  const { email } = await createMember()
  await openPage('/dashboard')
  await expect.element(rail()).toHaveTextContent(email)
  await send('PATCH', '/api/profile', { full_name: 'Josephine Bell' })
  await openPage('/dashboard')
  await expect.element(rail()).toHaveTextContent('Josephine Bell')
  await expect.element(rail()).toHaveTextContent('Premium member')
})

test('the sidebar collapses to icons with names, and stays collapsed on this device', async () => {
  await page.viewport(1440, 900)
  await createMember()
  await openPage('/dashboard')
  await expect.element(rail()).toBeVisible()
  expect(width()).toBe(248)
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect.poll(width).toBe(72)
  await openPage('/dashboard')
  await expect.element(rail()).toBeVisible()
  await expect.poll(width).toBe(72)
  const humidor = sidebar().getByRole('link', { name: 'My Humidor' })
  await humidor.hover()
  await expect.element(page.getByText('My Humidor', { exact: true }).last()).toBeVisible()
  await humidor.click()
  await expect.element(heading()).toHaveTextContent('My Humidor')
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expect.poll(width).toBe(248)
})

test('a tooltip appears by pointer and by keyboard, one at a time, and leaves the focus where it is', async () => {
  await page.viewport(1440, 900)
  await createMember()
  await openPage('/dashboard/events')
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  const links = sidebar().getByRole('link')
  const popups = () =>
    [...document.querySelectorAll('[data-side][aria-hidden=true]')].map(({ textContent }) => textContent)
  await heading().hover()

  await links.nth(1).hover()
  await expect.poll(popups).toEqual([expect.stringContaining('Cigar Pairing Explorer')])
  await links.nth(2).hover()
  await expect.poll(popups).toEqual([expect.stringMatching(/^Cigars/)])
  await userEvent.keyboard('{Escape}')
  await expect.poll(popups).toEqual([])

  await heading().hover()
  links.nth(1).element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(links.nth(2)).toHaveFocus()
  await expect.poll(popups).toEqual([expect.stringMatching(/^Cigars/)])
  await userEvent.keyboard('{Tab}')
  await expect.element(links.nth(3)).toHaveFocus()
  await expect.poll(popups).toEqual([expect.stringMatching(/^Drinks/)])
  await userEvent.keyboard('{Escape}')
  await expect.poll(popups).toEqual([])
  await expect.element(links.nth(3)).toHaveFocus()
})

test('a theme change that fails is undone with a message', async () => {
  await createMember()
  await send('PATCH', '/api/settings', { theme: 'dark' })
  await openPage('/dashboard')
  await commands.failRequests('**/api/settings')
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to update setting')
  await expect.poll(background).toBe('rgb(11, 11, 11)')
})

test('a sign-out that fails says so, and the member stays', async () => {
  await createMember()
  const { address } = await openPage('/dashboard')
  await commands.failRequests('**/api/auth/sign-out')
  const leave = page.getByRole('button', { name: 'Sign Out' })
  await leave.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^Failed to sign out/)
  await expect.element(leave).toBeEnabled()
  expect(address()).toBe('/dashboard')
  expect(textsOf(sidebar().getByRole('link'))).toContain('Overview')
})
