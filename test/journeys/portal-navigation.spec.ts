import { type NavItem, navItems } from '#app/portal.contract.ts'
import { expect, test } from './fixtures.ts'
import { headingOf, sidebarOf, useSharedMember } from './members.ts'

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

test('the sidebar and the palette lead to all places, and Back returns', async ({ page }) => {
  await useSharedMember(page)
  await page.goto('/dashboard/media')
  await expect(headingOf(page)).toBeVisible()
  await expect(headingOf(page)).not.toBeFocused()
  await expect(page).toHaveTitle('Media Library · Smoke Deck')

  await test.step('Skip to content is the first stop', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

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

  await test.step('an unknown address gets a page of the portal', async () => {
    await page.evaluate(() => history.pushState(null, '', '/dashboard/no/such/room'))
    await expect(headingOf(page)).toHaveText('Nobody sits at this table.')
    await expect(page).toHaveTitle('Not found · Smoke Deck')
    await page.goBack()
    await expect(headingOf(page)).toHaveText('Welcome, Cigar Enthusiast')
  })

  await test.step('a cigar of the palette leads to its page', async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill('padron 1964 maduro')
    await expect(page.getByRole('option').first()).toContainText('1964')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/cigars\/padron-1964/)
  })
})
