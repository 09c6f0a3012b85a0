import { delayResponse } from './delay-response.ts'
import { expect, rest, test } from './fixtures.ts'
import { passOneSecond } from './frames.ts'
import { createMember, headingOf, sidebarOf } from './members.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test(
  'a start that fails says why in our words, and Try Again works once it is over',
  rest,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/console error: .*ERR_FAILED/, /status of 500/, /status of 503/)
    await createMember(page)
    const problem = page.getByRole('alert')
    const tryAgain = async () => {
      await page.unroute('**/api/me')
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(sidebarOf(page)).toBeVisible()
      await expect(headingOf(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
    }
    await test.step('without a connection', async () => {
      await page.route('**/api/me', route => route.abort())
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connection Error')
      await expect(problem).toContainText(
        'Unable to connect to Smoke Deck. Please check your connection and try again',
      )
      await tryAgain()
      await expect(headingOf(page)).toHaveText('Welcome, Cigar Enthusiast')
    })
    await test.step('the server fails to answer', async () => {
      const failure = { error: 'relation "users" does not exist', code: 'INTERNAL', requestId: '1' }
      await page.route('**/api/me', route => route.fulfill({ status: 500, json: failure }))
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connection Error')
      await expect(problem).toContainText(
        'Smoke Deck could not load this page. Please try again in a moment.',
      )
      await expect(page.getByText('relation')).toHaveCount(0)
      await tryAgain()
      await expect(headingOf(page)).toHaveText('Welcome, Cigar Enthusiast')
    })
    await test.step('an error of authentication leads to /login, and back for a member who is signed in', async () => {
      const failure = { error: 'Auth backend down', code: 'UNAVAILABLE', requestId: '1' }
      await page.route('**/api/me', route => route.fulfill({ status: 503, json: failure }))
      const asked = page.waitForRequest(request => new URL(request.url()).pathname === '/login')
      await page.goto('/dashboard')
      await asked
      await expect(problem).toContainText('Authentication error: Auth backend down')
      await tryAgain()
    })
    await test.step('the code of a page, which leaves the sidebar in place', async () => {
      await page.route('**/assets/VaultPage-*.js', route => route.abort())
      await sidebarOf(page).getByRole('link', { name: 'Pairing Vault' }).click()
      await expect(headingOf(page)).toHaveText('Connection Error')
      await expect(sidebarOf(page)).toBeVisible()
      await page.unroute('**/assets/VaultPage-*.js')
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(headingOf(page)).toHaveText('Pairing Vault')
    })
  },
)

test(
  'a portal whose member does not load shows nothing, then that it waits, then that it failed',
  rest,
  async ({ page }) => {
    await createMember(page)
    await page.clock.install()
    await delayResponse(page, '**/api/me')
    const isRequested = page.waitForRequest('**/api/me')
    await page.goto('/dashboard')
    await isRequested
    await expect(page.getByRole('status')).toBeAttached()
    await passOneSecond(page)
    expect(await page.locator('body').innerText()).toBe('')
    await page.clock.runFor(3_500)
    await expect(page.getByRole('status')).toHaveText('Still waiting for Smoke Deck …')
    await page.clock.runFor(6_000)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connection Error')
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  },
)
