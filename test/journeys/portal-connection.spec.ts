import { expect, test } from './fixtures.ts'
import { becomeMember, headingOf, sidebarOf } from './portal-member.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a start without a connection says so, and trying again helps once it is back', async ({
  page,
  trouble,
}) => {
  trouble.expect(/console error: .*ERR_FAILED/)
  await becomeMember(page)
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

test('a page that does not come leaves the sidebar standing', async ({ page, trouble }) => {
  trouble.expect(/console error: .*ERR_FAILED/)
  await becomeMember(page)
  await page.goto('/dashboard/media')
  await expect(headingOf(page)).toHaveText('Media Library')
  await page.route('**/assets/VaultPage-*.js', route => route.abort())
  await sidebarOf(page).getByRole('link', { name: 'Pairing Vault' }).click()
  await expect(headingOf(page)).toHaveText('Connection Error')
  await page.unroute('**/assets/VaultPage-*.js')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(headingOf(page)).toHaveText('Pairing Vault')
})

test('until it is known who is here, the ground is bare', async ({ page }) => {
  await becomeMember(page)
  let answer = () => {}
  const asked = new Promise<void>(resolve => {
    void page.route('**/api/me', async route => {
      resolve()
      await new Promise<void>(done => {
        answer = done
      })
      await route.continue()
    })
  })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await asked
  await page.waitForTimeout(800)
  expect(await page.locator('body').innerText()).toBe('')
  answer()
  await expect(headingOf(page)).toHaveText('Welcome, Cigar Enthusiast')
})
