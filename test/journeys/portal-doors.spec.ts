import { navItems, portalPaths } from '#app/portal.contract.ts'
import { expect, test } from './fixtures.ts'
import { becomeMember, comeAsRegular, headingOf } from './portal-member.ts'

const door: Partial<Record<string, string>> = {
  '/dashboard': '/login?next=%2Fdashboard',
  '/dashboard/pairings': '/login?next=%2Fdashboard%2Fpairings',
  '/dashboard/pairings/:id': '/login?next=%2Fdashboard%2Fpairings%2F%3Aid',
}

for (const address of [...portalPaths, '/dashboard/lounge'])
  test(`a guest who asks for ${address} is shown the door before anything of it`, async ({ page }) => {
    const answer = await page.request.get(address.replace(':slug', 'tonight'), { maxRedirects: 0 })
    expect(answer.status()).toBe(303)
    expect(answer.headers().location).toBe(door[address] ?? '/')
    expect(await answer.text()).not.toContain('portal')
  })

test('a member gets in everywhere, and the alias of the lounge leads to the lounge', async ({ page }) => {
  await comeAsRegular(page)
  for (const { path } of navItems) {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(200)
  }
  await page.goto('/dashboard/lounge')
  await expect(page).toHaveURL('/lounge')
  await expect(headingOf(page)).toHaveText('Welcome to The Virtual Lounge')
})

test('a session that ends before the portal knows of it leads to the same door', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/console error: .*status of 401/)
  await becomeMember(page)
  // The live line would notice as well; this is about the question that comes first.
  await page.routeWebSocket('**/api/live', () => {})
  const gone = { error: 'Please sign in', code: 'UNAUTHENTICATED', requestId: '1' }
  await page.route('**/api/me', async route => {
    await context.clearCookies()
    await route.fulfill({ status: 401, json: gone })
  })
  await page.goto('/dashboard/pairings')
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fpairings')
})
