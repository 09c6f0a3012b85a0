import { expect, test } from './fixtures.ts'
import { paintFrames, passOneSecond } from './frames.ts'
import { createMember, headingOf, sidebarOf, useSharedMember } from './members.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone the tab bar leads to its four pages and marks the current one', async ({ page }) => {
  await useSharedMember(page)
  await page.goto('/dashboard')
  const tabs = page.getByRole('navigation', { name: 'Shortcuts' })
  for (const [tab, heading] of [
    ['Pair', 'Cigar Pairing Explorer'],
    ['Humidor', 'My Humidor'],
    ['Lounge', 'Welcome to The Virtual Lounge'],
    ['Overview', 'Welcome, Cigar Enthusiast'],
  ] as const) {
    await tabs.getByRole('link', { name: tab, exact: true }).click()
    await expect(headingOf(page)).toHaveText(heading)
    await expect(headingOf(page)).toBeFocused()
    await expect(tabs.locator('[aria-current=page]')).toHaveText([tab])
  }
})

test('on a phone the menu has all places, the theme switch and Sign Out', async ({ page }) => {
  await createMember(page)
  await page.goto('/dashboard')
  for (const opener of ['Menu', 'Account and menu']) {
    await page.getByRole('button', { name: opener, exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Premium Member Portal' })
    await expect(sidebarOf(page).getByRole('link')).toHaveCount(16)
    await expect(menu.getByRole('button', { name: /^Switch to (dark|light) theme$/ })).toBeVisible()
    await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: opener, exact: true })).toBeFocused()
  }
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await sidebarOf(page).getByRole('link', { name: 'Tasting Journal' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(headingOf(page)).toHaveText('Tasting Journal')
  await expect(headingOf(page)).toBeFocused()
  await expect(page.getByRole('banner')).toContainText('Tasting Journal')
  await expect(page.getByRole('banner').getByText('Tasting Journal')).toHaveCSS('opacity', '0')
})

test('a new page starts at the top, and Back restores the scroll position', async ({ page }) => {
  await useSharedMember(page)
  await page.clock.install()
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Ask Arturo' })).toBeVisible()
  // The facts above are read after the first paint. Until then the browser may move the page with them.
  await expect(page.getByRole('link', { name: 'Add your first cigar' })).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  // The router notes the position a moment after the last scroll event.
  await paintFrames(page, 2)
  await passOneSecond(page)
  await page
    .getByRole('navigation', { name: 'Shortcuts' })
    .getByRole('link', { name: 'Lounge', exact: true })
    .click()
  await expect(headingOf(page)).toHaveText('Welcome to The Virtual Lounge')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(headingOf(page)).toHaveText('Welcome, Cigar Enthusiast')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
})

test('the bar names the page once its heading has left the screen', async ({ page }) => {
  await useSharedMember(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Ask Arturo' })).toBeVisible()
  const title = page.getByRole('banner').getByText('Overview')
  await expect(title).toHaveCSS('opacity', '0')
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await expect(title).toHaveCSS('opacity', '1')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(title).toHaveCSS('opacity', '0')
})
