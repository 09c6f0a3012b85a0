import { delayResponse } from './delay-response.ts'
import { expect, rest, test } from './fixtures.ts'
import { passOneSecond } from './frames.ts'
import { createMember, headingOf, sidebarOf } from './members.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a start without a connection says so, and Try Again works once it is back', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/console error: .*ERR_FAILED/)
  await createMember(page)
  await page.route('**/api/me', route => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connection Error')
  await expect(page.getByRole('alert')).toContainText(
    'Unable to connect to Smoke Deck. Please check your connection and try again',
  )
  await page.unroute('**/api/me')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(headingOf(page)).toHaveText('Welcome, Cigar Enthusiast')
})

test(
  'a start that the server fails to answer says so in our words',
  rest,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/status of 500/)
    await createMember(page)
    const failure = { error: 'relation "users" does not exist', code: 'INTERNAL', requestId: '1' }
    await page.route('**/api/me', route => route.fulfill({ status: 500, json: failure }))
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connection Error')
    await expect(
      page.getByText('Smoke Deck could not load this page. Please try again in a moment.'),
    ).toBeVisible()
    await expect(page.getByText('relation')).toHaveCount(0)
    await page.unroute('**/api/me')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(headingOf(page)).toHaveText('Welcome, Cigar Enthusiast')
  },
)

test(
  'an error of authentication leads to /login, and says what it is to a member who is signed in',
  rest,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/status of 503/)
    await createMember(page)
    const failure = { error: 'Auth backend down', code: 'UNAVAILABLE', requestId: '1' }
    await page.route('**/api/me', route => route.fulfill({ status: 503, json: failure }))
    const asked = page.waitForRequest(request => new URL(request.url()).pathname === '/login')
    await page.goto('/dashboard')
    await asked
    await expect(page.getByRole('alert')).toContainText('Authentication error: Auth backend down')
    await page.unroute('**/api/me')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(sidebarOf(page)).toBeVisible()
  },
)

test('a page that fails to load leaves the sidebar in place', async ({ page, browserErrors }) => {
  browserErrors.expect(/console error: .*ERR_FAILED/)
  await createMember(page)
  await page.goto('/dashboard/media')
  await expect(headingOf(page)).toHaveText('Media Library')
  await page.route('**/assets/VaultPage-*.js', route => route.abort())
  await sidebarOf(page).getByRole('link', { name: 'Pairing Vault' }).click()
  await expect(headingOf(page)).toHaveText('Connection Error')
  await page.unroute('**/assets/VaultPage-*.js')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(headingOf(page)).toHaveText('Pairing Vault')
})

test('nothing is shown until the member is known', rest, async ({ page }) => {
  await createMember(page)
  await page.clock.install()
  const release = await delayResponse(page, '**/api/me')
  const isRequested = page.waitForRequest('**/api/me')
  await page.goto('/dashboard')
  await isRequested
  await passOneSecond(page)
  expect(await page.locator('body').innerText()).toBe('')
  release()
  await expect(headingOf(page)).toHaveText('Welcome, Cigar Enthusiast')
})
