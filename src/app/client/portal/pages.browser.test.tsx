import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { heading, sidebar, textsOf } from '#test/components/portal-places.ts'
import { portalPages } from '../../portal.contract.ts'

const currentEntries = () =>
  textsOf(sidebar().getByRole('link')).filter(
    (_, index) => sidebar().getByRole('link').elements()[index]?.ariaCurrent !== null,
  )

test('the alias of the lounge leads to the lounge', async () => {
  await createMember()
  const { address } = await openPage('/dashboard/lounge')
  await expect.element(heading()).toHaveTextContent('Welcome to The Virtual Lounge')
  expect(address()).toBe('/lounge')
})

test('each page has its title, and the first page does not move the focus', async () => {
  await createMember()
  await openPage('/dashboard/journal')
  await expect.poll(() => document.title).toBe('Tasting Journal · Smoke Deck')
  await expect.element(heading()).toBeVisible()
  await expect.element(heading()).not.toHaveFocus()
  await openPage('/lounge/pairings')
  await expect.poll(() => document.title).toBe('Live Pairings · Smoke Deck')
})

test.each([
  ['/dashboard/outbox', 'Admin'],
  ['/dashboard/picks', 'Admin'],
  ['/dashboard/retailers', 'Settings'],
  ['/dashboard/pronunciation', 'Settings'],
])('%s, which has no entry, marks the one that leads to it: %s', async (address, entry) => {
  await createMember()
  await openPage(address)
  await expect.poll(currentEntries).toEqual([entry])
})

test.each(['/lounge/chat', '/lounge/events', '/lounge/pairings'])(
  '%s marks the lounge as current, and leads back to it',
  async below => {
    await createMember()
    const { address } = await openPage(below)
    await expect.poll(currentEntries).toEqual(['Virtual Lounge'])
    await page.getByRole('main').getByRole('link', { name: 'Back to Lounge' }).click()
    await expect.poll(address).toBe('/lounge')
  },
)

const later: readonly string[] = portalPages.filter(each => 'opensLater' in each).map(({ path }) => path)

test.each(later)('%s, which is not open yet, leads to a page that is', async path => {
  await createMember()
  await openPage(path)
  const doors = page.getByRole('main').getByRole('link').filter({ hasNotText: 'Back to Lounge' })
  await expect.poll(() => doors.elements().length).toBe(1)
  await expect.element(heading()).toBeVisible()
  expect(later).not.toContain((doors.element() as HTMLAnchorElement).pathname)
})

test('an unknown address inside the portal gets a page with a way back', async () => {
  await createMember()
  await openPage('/dashboard/no/such/room')
  await expect.element(heading()).toHaveTextContent('Nobody sits at this table.')
  await expect.poll(() => document.title).toBe('Not found · Smoke Deck')
  await page.getByRole('link', { name: 'Back to the overview' }).click()
  await expect.element(heading()).toHaveTextContent('Welcome, Cigar Enthusiast')
})
