import type { Page } from '@playwright/test'
import type { portalPaths } from '#app/portal.contract.ts'
import { seededMembers, seedPassword } from '../../scripts/seed.ts'
import { expect, test } from './fixtures.ts'
import { headingOf, sidebarOf, signIn } from './members.ts'
import { expectSoundPage, expectVisibleFocus } from './page-checks.ts'
import { readVault } from './saved-pairings.ts'

interface PortalPage {
  title?: string
  heading: string | RegExp
  /** The link of the sidebar that is marked as current. */
  current?: string
  /** A "coming soon" page like the lounge, which the gate looks at. */
  isLikeLounge?: true
}

const comingSoon = (label: string, title = label, heading: PortalPage['heading'] = title): PortalPage => ({
  title,
  heading,
  current: label,
  isLikeLounge: true,
})

const pages: Record<(typeof portalPaths)[number], PortalPage> = {
  '/dashboard': { title: 'Overview', heading: /^Welcome, /, current: 'Overview' },
  '/dashboard/humidor': { title: 'My Humidor', heading: 'My Humidor', current: 'My Humidor' },
  '/dashboard/pairings': { title: 'Pairing Vault', heading: 'Pairing Vault', current: 'Pairing Vault' },
  '/lounge': {
    title: 'Virtual Lounge',
    heading: 'Welcome to The Virtual Lounge',
    current: 'Virtual Lounge',
  },
  '/dashboard/journal': {
    title: 'Tasting Journal',
    heading: 'Tasting Journal',
    current: 'Tasting Journal',
  },
  '/dashboard/journal/palate': {
    title: 'Your palate',
    heading: 'Your palate',
    current: 'Tasting Journal',
  },
  '/dashboard/smoke-deck': comingSoon('ATL Smoke Deck'),
  '/dashboard/education': comingSoon('Smoke Deck U'),
  '/dashboard/events': { title: 'Upcoming Events', heading: 'Upcoming Events', current: 'Events' },
  '/dashboard/ask': comingSoon('Ask SMU'),
  '/dashboard/media': comingSoon('Media Library'),
  '/dashboard/settings': { title: 'Settings', heading: 'Settings', current: 'Settings' },
  '/dashboard/admin': comingSoon('Admin', 'Admin Access'),
  '/pair': {
    title: 'Cigar Pairing Explorer',
    heading: 'Cigar Pairing Explorer',
    current: 'Cigar Pairing Explorer',
  },
  '/pairings/:slug': { heading: / & / },
  '/dashboard/pairings/:id': { heading: / & /, current: 'Pairing Vault' },
  '/dashboard/humidor/labels': { title: 'Labels', heading: 'Labels', current: 'My Humidor' },
  '/dashboard/bar': { title: 'My bar', heading: 'My bar', current: 'My bar' },
  '/lounge/chat': {
    title: 'Virtual Lounge Chat',
    heading: 'Virtual Lounge Chat',
    current: 'Virtual Lounge',
  },
  '/lounge/events': { title: 'Upcoming Events', heading: 'Upcoming Events', current: 'Virtual Lounge' },
  '/lounge/check-in': { title: 'Check-in', heading: 'Check-in', current: 'Virtual Lounge' },
  '/lounge/pairings': { title: 'Live Pairings', heading: 'Live Pairings', current: 'Virtual Lounge' },
  '/dashboard/outbox': { title: 'Outbox', heading: 'Outbox' },
  '/dashboard/retailers': { title: 'Where to buy', heading: 'Where to buy' },
}

for (const [address, expected] of Object.entries(pages))
  test(`${address}: title, current place, layout, accessibility and focus`, {
    tag: expected.isLikeLounge ? '@rest' : '@gate',
  }, async ({ page }) => {
    await signIn(page.request, { email: seededMembers.admin, password: seedPassword })
    await page.goto(await completeAddress(page, address))
    await expect(headingOf(page)).toHaveText(expected.heading)
    // A page of a pair has the title of the pair.
    const title = expected.title ?? (await headingOf(page).textContent())
    await expect(page).toHaveTitle(`${title} · Smoke Deck`)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(sidebarOf(page).locator('[aria-current=page]')).toHaveText(
      expected.current ? [expected.current] : [],
    )
    await expectSoundPage(page)
    await expectVisibleFocus(page)
  })

/** With the pairing that this member saved last, and the pairing of the day. */
async function completeAddress(page: Page, address: string): Promise<string> {
  const { slug } = await (await page.request.get('/api/pairings/featured')).json()
  const [latest] = await readVault(page)
  return address.replace(':slug', slug).replace(':id', latest!.id)
}
