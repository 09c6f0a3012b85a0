import { expect, rest, test } from './fixtures.ts'
import { createMember, headingOf, useSharedMember } from './members.ts'

test('the alias of the lounge leads to the lounge', rest, async ({ page }) => {
  await useSharedMember(page)
  await page.goto('/dashboard/lounge')
  await expect(page).toHaveURL('/lounge')
  await expect(headingOf(page)).toHaveText('Welcome to The Virtual Lounge')
})

test('a session that ended while the portal loads leads to sign-in', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/console error: .*status of 401/)
  await createMember(page)
  // The live connection would notice as well; this is about the request that comes first.
  await page.routeWebSocket('**/api/live', () => {})
  const ended = { error: 'Please sign in', code: 'UNAUTHENTICATED', requestId: '1' }
  await page.route('**/api/me', async route => {
    await context.clearCookies()
    await route.fulfill({ status: 401, json: ended })
  })
  await page.goto('/dashboard/pairings')
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fpairings')
})
