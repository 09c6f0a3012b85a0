import type { Page } from '@playwright/test'
import { navItemFor, type PortalPath, portalPages } from '#app/portal.contract.ts'
import { seededMembers, seedPassword } from '../../scripts/seed.ts'
import { expect, test } from './fixtures.ts'
import { headingOf, sidebarOf, signIn } from './members.ts'
import { expectSoundPage, expectVisibleFocus } from './page-checks.ts'
import { readVault } from './saved-pairings.ts'

interface Expectation {
  /** The title of the page, unless said otherwise. */
  heading?: string | RegExp
  /** Undefined: the heading. */
  title?: string | undefined
}

/** Where a page differs from its entry in the list of pages. */
const exceptions: Partial<Record<PortalPath, Expectation>> = {
  '/dashboard': { heading: /^Welcome, / },
  '/lounge': { heading: 'Welcome to The Virtual Lounge' },
  '/pairings/:slug': { heading: / & /, title: undefined },
  '/dashboard/pairings/:id': { heading: / & /, title: undefined },
  '/dashboard/education/:course/:lesson': { heading: 'Anatomy of a Cigar', title: undefined },
  '/dashboard/ask/articles': { heading: 'What people ask about cigars.' },
  '/dashboard/ask/articles/:slug': { heading: 'Cutting a cigar', title: undefined },
}

const pages = portalPages.map(page => ({
  heading: page.title,
  /** The link of the sidebar that is marked as current. */
  current: navItemFor(page.path)?.label,
  // The gate looks at the first page; what is on the others, component tests show.
  tag: page.path === '/dashboard' ? '@gate' : '@rest',
  ...page,
  ...exceptions[page.path],
}))

for (const expected of pages)
  test(`${expected.path}: title, current place, layout, accessibility and focus`, {
    tag: expected.tag,
  }, async ({ page }) => {
    await signIn(page.request, { email: seededMembers.admin, password: seedPassword })
    await page.goto(await completeAddress(page, expected.path))
    await expect(headingOf(page)).toHaveText(expected.heading)
    // A page of a pair, a lesson or an article has its title.
    const title = expected.title ?? (await headingOf(page).textContent())
    await expect(page).toHaveTitle(`${title} · Smoke Deck`)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(sidebarOf(page).locator('[aria-current=page]')).toHaveText(
      expected.current ? [expected.current] : [],
    )
    await expectSoundPage(page)
    await expectVisibleFocus(page)
  })

/** With the pairing that this member saved last, the pairing of the day, the first lesson, an article, or the next event. */
async function completeAddress(page: Page, address: string): Promise<string> {
  if (address.startsWith('/dashboard/education/'))
    return address.replace(':course', 'cigar-education-101').replace(':lesson', 'anatomy-of-a-cigar')
  if (address.startsWith('/dashboard/ask/')) return address.replace(':slug', 'cutting-a-cigar')
  if (address.startsWith('/lounge/events/:event')) {
    const { events } = await (await page.request.get('/api/events')).json()
    return address.replace(':event', events[0].id)
  }
  const { slug } = await (await page.request.get('/api/pairings/featured')).json()
  const [latest] = await readVault(page)
  return address.replace(':slug', slug).replace(':id', latest!.id)
}
