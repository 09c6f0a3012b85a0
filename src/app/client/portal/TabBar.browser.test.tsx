import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { navItems } from '#app/portal.contract.ts'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { heading, sidebar, textsOf } from '#test/components/portal-places.ts'

beforeEach(() => page.viewport(390, 844))

test('the tab bar of a phone leads to its four pages and marks the current one', async () => {
  await createMember()
  await openPage('/dashboard')
  const tabs = page.getByRole('navigation', { name: 'Shortcuts' }).filter({ hasText: 'Menu' })
  for (const [tab, title] of [
    ['Pair', 'Cigar Pairing Explorer'],
    ['Humidor', 'My Humidor'],
    ['Lounge', 'Welcome to The Virtual Lounge'],
    ['Overview', 'Welcome, Cigar Enthusiast'],
  ] as const) {
    await tabs.getByRole('link', { name: tab, exact: true }).click()
    await expect.element(heading()).toHaveTextContent(title)
    await expect.element(heading()).toHaveFocus()
    const current = tabs.element().querySelectorAll('[aria-current=page]')
    expect([...current].map(({ textContent }) => textContent)).toEqual([tab])
  }
})

test('the menu of a phone has all places, the theme switch and Sign Out', async () => {
  await createMember()
  await openPage('/dashboard')
  const menu = page.getByRole('dialog', { name: 'Premium Member Portal' })
  for (const name of ['Menu', 'Account and menu']) {
    const opener = page.getByRole('button', { name, exact: true })
    await opener.click()
    await expect.poll(() => textsOf(sidebar().getByRole('link'))).toHaveLength(navItems.length)
    await expect.element(menu.getByRole('button', { name: /^Switch to (dark|light) theme$/ })).toBeVisible()
    await expect.element(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  }
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await sidebar().getByRole('link', { name: 'Tasting Journal' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(heading()).toHaveTextContent('Tasting Journal')
  await expect.element(heading()).toHaveFocus()
  await expect.element(page.getByRole('banner')).toHaveTextContent('Tasting Journal')
  await expect.element(page.getByRole('banner').getByText('Tasting Journal')).toHaveStyle({ opacity: '0' })
})

test('the bar names the page once its heading has left the screen', async () => {
  await createMember()
  await openPage('/dashboard')
  await expect.element(page.getByRole('link', { name: 'Ask Arturo' })).toBeVisible()
  const title = page.getByRole('banner').getByText('Overview')
  await expect.element(title).toHaveStyle({ opacity: '0' })
  scrollTo({ top: 600, behavior: 'instant' })
  await expect.element(title).toHaveStyle({ opacity: '1' })
  scrollTo({ top: 0, behavior: 'instant' })
  await expect.element(title).toHaveStyle({ opacity: '0' })
})
