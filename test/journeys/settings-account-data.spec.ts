import { readFileSync } from 'node:fs'
import { expect, test } from './fixtures.ts'
import { createAccount, createMember } from './members.ts'
import { openSettings } from './settings-page.ts'
import { signInFormOn } from './sign-in-form.ts'

test('a member’s data is exported as one zip', async ({ page }) => {
  await createMember(page)
  await openSettings(page, 'data')
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export my data' }).click()
  const file = readFileSync(await (await saving).path())
  expect(file.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  expect(file.includes('account.json')).toBe(true)
})

test('an export without a session asks to sign in, then saves the file', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 401/)
  // The live connection would read the member anew in the background.
  await page.routeWebSocket('**/api/live', () => {})
  const member = await createMember(page)
  await openSettings(page, 'data')
  await page.waitForLoadState('networkidle')
  // Cookies that are gone would be noticed by any request in the background as well.
  const ended = { error: 'Please sign in', code: 'UNAUTHENTICATED', requestId: '1' }
  await page.route('**/api/me', route => route.fulfill({ status: 401, json: ended }))
  const download = page.getByRole('link', { name: 'Export my data' })
  await download.click()
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /sign in/i })).toBeVisible()
  await download.click()
  // The session is asked for before the dialog opens, on a busy machine long after the press.
  await expect(dialog).toBeVisible()
  await page.unroute('**/api/me')
  const saving = page.waitForEvent('download')
  await signInFormOn(page).signIn(member)
  expect((await saving).suggestedFilename()).toMatch(/^smoke-deck-.*\.zip$/)
})

test('deleting the account takes the password and ends it for good', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 422/)
  // The first account is the admin, and the last admin cannot be deleted.
  await createAccount('staying')
  const member = await createMember(page)
  await openSettings(page, 'data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete my account' })
  await expect(dialog.getByRole('listitem').first()).toHaveText(
    'Your profile, your settings and your sign-in',
  )
  const press = () => dialog.getByRole('button', { name: 'Delete for good' }).click()
  const password = dialog.getByLabel('Current password')
  await press()
  await expect(password).toHaveAccessibleDescription('Please enter your current password')
  await expect(password).toBeFocused()
  await password.fill('not this one')
  await press()
  await expect(password).toHaveAccessibleDescription(/That is not your current password/)
  await password.fill(member.password)
  await press()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status').filter({ hasText: 'Your account was deleted.' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Your account was deleted.')).toHaveCount(0)
  const again = await page.request.post('/api/auth/sign-in/email', { data: member })
  expect(again.status()).toBe(401)
})
