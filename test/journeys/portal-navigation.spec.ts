import { type NavItem, navItems, portalPages } from '#app/portal.contract.ts'
import { expect, rest, test } from './fixtures.ts'
import { createMember, headingOf, sidebarOf, useSharedMember } from './members.ts'

/** Headings that are not the title of the page. */
const ownHeadings: Partial<Record<NavItem['label'], string>> = {
  Overview: 'Welcome, Cigar Enthusiast',
  'Virtual Lounge': 'Welcome to The Virtual Lounge',
}
/** By label, in the order of the sidebar. */
const headings = Object.fromEntries(
  navItems.map(item => [item.label, ownHeadings[item.label] ?? ('title' in item ? item.title : item.label)]),
)
test.use({ viewport: { width: 1440, height: 900 } })

/** Their documents come from the server. */
const ofCatalogue = ['Cigars', 'Drinks']

test('the sidebar leads to all places and marks the current one', async ({ page }) => {
  await useSharedMember(page)
  await page.goto('/dashboard')
  const links = sidebarOf(page).getByRole('link')
  await expect(links).toHaveText(Object.keys(headings))
  for (const [label, heading] of Object.entries(headings).reverse()) {
    if (ofCatalogue.includes(label)) continue
    await sidebarOf(page).getByRole('link', { name: label, exact: true }).click()
    await expect(headingOf(page)).toHaveText(heading)
    await expect(headingOf(page)).toBeFocused()
    await expect(page).toHaveTitle(/^.+ · Smoke Deck$/)
    await expect(links.and(page.locator('[aria-current=page]'))).toHaveText([label])
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})

test('each page has its title, and the first page does not move the focus', rest, async ({ page }) => {
  await useSharedMember(page)
  await page.goto('/dashboard/journal')
  await expect(page).toHaveTitle('Tasting Journal · Smoke Deck')
  await expect(headingOf(page)).not.toBeFocused()
  await page.goBack()
  await page.goto('/lounge/pairings')
  await expect(page).toHaveTitle('Live Pairings · Smoke Deck')
})

test('pages without an entry mark the one that leads to them', rest, async ({ page }) => {
  await useSharedMember(page)
  for (const [address, entry] of [
    ['/dashboard/outbox', 'Admin'],
    ['/dashboard/retailers', 'Settings'],
  ] as const) {
    await page.goto(address)
    await expect(sidebarOf(page).locator('[aria-current]')).toHaveText([entry])
  }
})

test('pages below the lounge mark the lounge as current', rest, async ({ page }) => {
  await useSharedMember(page)
  for (const address of ['/lounge/chat', '/lounge/events', '/lounge/pairings']) {
    await page.goto(address)
    await expect(sidebarOf(page).locator('[aria-current=page]')).toHaveText(['Virtual Lounge'])
    await page.getByRole('main').getByRole('link', { name: 'Back to Lounge' }).click()
    await expect(page).toHaveURL('/lounge')
  }
})

test('every page that is not open yet leads to one that is', rest, async ({ page }) => {
  await useSharedMember(page)
  for (const { path } of portalPages.filter(each => 'opensLater' in each)) {
    await page.goto(path)
    const doors = page.getByRole('main').getByRole('link').filter({ hasNotText: 'Back to Lounge' })
    await expect(doors).toHaveCount(1)
    await doors.click()
    await expect(page).not.toHaveURL(new RegExp(`${path}$`))
    await expect(headingOf(page)).toBeVisible()
    await expect(page.getByText(/^(Not open yet|Coming Soon)$/)).toHaveCount(0)
  }
})

test('the sidebar shows the member’s name or email address', async ({ page }) => {
  const { email } = await createMember(page)
  await page.goto('/dashboard')
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  await expect(sidebar).toContainText(email)
  await page.request.patch('/api/profile', { data: { full_name: 'Josephine Bell' } })
  await page.reload()
  await expect(sidebar).toContainText('Josephine Bell')
  await expect(sidebar).toContainText('Premium member')
})

test('the sidebar collapses to icons with names, and stays collapsed on this device', async ({ page }) => {
  await useSharedMember(page)
  await page.goto('/dashboard')
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  expect((await sidebar.boundingBox())?.width).toBe(248)
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(72)
  await page.reload()
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(72)
  const humidor = sidebarOf(page).getByRole('link', { name: 'My Humidor' })
  await humidor.hover()
  await expect(page.getByText('My Humidor', { exact: true }).last()).toBeVisible()
  await humidor.click()
  await expect(headingOf(page)).toHaveText('My Humidor')
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(248)
})

test('an unknown address inside the portal gets a page with a way back', async ({ page }) => {
  await useSharedMember(page)
  await page.goto('/dashboard')
  await expect(headingOf(page)).toBeVisible()
  await page.evaluate(() => history.pushState(null, '', '/dashboard/no/such/room'))
  await expect(headingOf(page)).toHaveText('Nobody sits at this table.')
  await expect(page).toHaveTitle('Not found · Smoke Deck')
  await page.getByRole('link', { name: 'Back to the overview' }).click()
  await expect(headingOf(page)).toHaveText('Welcome, Cigar Enthusiast')
})

test('Skip to content is the first stop', async ({ page }) => {
  await useSharedMember(page)
  await page.goto('/dashboard/media')
  await expect(headingOf(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
