import { expect, test } from './fixtures.ts'
import { becomeMember, headingOf } from './portal-member.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('signing out ends at the door, with nothing of the member left behind', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/dashboard')
  await expect(headingOf(page)).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('sb-draft', 'half a sentence')
    sessionStorage.setItem('sb-outbox', '[]')
    localStorage.setItem('rail', 'open')
  })
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(kept.filter(key => key.startsWith('sb-'))).toEqual([])
  expect(kept).toContain('rail')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login?next=%2Fdashboard')
})

test('a sign-out that the house does not hear is no sign-out', async ({ page, trouble }) => {
  trouble.expect(/console error: .*ERR_FAILED/)
  await becomeMember(page)
  await page.goto('/dashboard')
  await page.route('**/api/auth/sign-out', route => route.abort())
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to sign out')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
  await expect(page).toHaveURL('/dashboard')
})
