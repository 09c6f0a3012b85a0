import type { Page } from '@playwright/test'
import type { portalPaths } from '#app/portal.contract.ts'
import { findDrink, stockBar } from './bar.ts'
import { expect, test } from './fixtures.ts'
import { changeSettings, createMember, headingOf, sidebarOf } from './members.ts'
import { expectSoundPage } from './page-checks.ts'
import { saveThreePairings } from './saved-pairings.ts'

interface PortalPage {
  title: string
  heading: string | RegExp
  /** The link of the sidebar that is marked as current. */
  current?: string
  /** A "coming soon" page like the humidor, which the gate looks at. */
  isLikeHumidor?: true
}

const comingSoon = (label: string, title = label, heading: PortalPage['heading'] = title): PortalPage => ({
  title,
  heading,
  current: label,
  isLikeHumidor: true,
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
  '/dashboard/journal': comingSoon('Tasting Journal'),
  '/dashboard/smoke-deck': comingSoon('ATL Smoke Deck'),
  '/dashboard/education': comingSoon('Smoke Deck U'),
  '/dashboard/events': comingSoon('Events', 'Upcoming Events'),
  '/dashboard/ask': comingSoon('Ask SMU'),
  '/dashboard/media': comingSoon('Media Library'),
  '/dashboard/settings': { title: 'Settings', heading: 'Settings', current: 'Settings' },
  '/dashboard/admin': comingSoon('Admin', 'Admin Access'),
  '/pair': { title: 'Cigar Pairing Explorer', heading: 'Cigar Pairing Explorer' },
  '/pairings/:slug': { title: 'Pairing', heading: / & / },
  '/dashboard/pairings/:id': { title: 'Pairing', heading: / & /, current: 'Pairing Vault' },
  '/dashboard/bar': { title: 'My bar', heading: 'My bar' },
  '/lounge/chat': comingSoon('Virtual Lounge', 'Virtual Lounge Chat', /./),
  '/lounge/events': comingSoon('Virtual Lounge', 'Upcoming Events', /./),
  '/lounge/pairings': comingSoon('Virtual Lounge', 'Live Pairings', /./),
  '/dashboard/outbox': { title: 'Outbox', heading: 'Outbox' },
  '/dashboard/retailers': { title: 'Where to buy', heading: 'Where to buy' },
}

for (const [address, expected] of Object.entries(pages))
  test(`${address}: title, current place, layout, accessibility and focus`, {
    tag: expected.isLikeHumidor ? '@rest' : '@gate',
  }, async ({ page }) => {
    const fullName = 'Marcus Aurelius Antoninus Webb-Featherstonehaugh the Younger'
    await createMember(page, { fullName, role: 'admin' })
    await page.goto(await fillIn(page, address))
    await expect(headingOf(page)).toHaveText(expected.heading)
    await expect(page).toHaveTitle(`${expected.title} · Smoke Deck`)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(sidebarOf(page).locator('[aria-current=page]')).toHaveText(
      expected.current ? [expected.current] : [],
    )
    await expectSoundPage(page)
  })

/** Gives the member something to see on every page, and the address what it needs. */
async function fillIn(page: Page, address: string): Promise<string> {
  await changeSettings(page, { theme: 'dark' })
  const { port } = await saveThreePairings(page)
  for (const words of ['lagavulin', 'zacapa', 'espresso'])
    await stockBar(page, (await findDrink(page, words)).id)
  const { slug } = await (await page.request.get('/api/pairings/featured')).json()
  return address.replace(':slug', slug).replace(':id', port)
}
