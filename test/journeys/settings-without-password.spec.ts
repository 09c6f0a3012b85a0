import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { createMember } from './members.ts'

/** As the server answers a member of single sign-on. */
async function signInWithoutPassword(page: Page): Promise<void> {
  await createMember(page)
  await page.route('**/api/auth/sign-in-methods', route => route.fulfill({ json: { hasPassword: false } }))
  await page.route('**/api/auth/confirmation-code', route => route.fulfill({ json: { done: true } }))
}

test('a member without a password confirms the deletion of the account by a mailed code', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 422/)
  await signInWithoutPassword(page)
  await page.goto('/dashboard/settings?tab=data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete my account' })
  await expect(dialog.getByLabel('Current password')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('Please enter the code from our email')).toBeVisible()
  await dialog.getByRole('button', { name: 'Mail me a code' }).click()
  await expect(dialog.getByText('The code is on its way to your email address.')).toBeVisible()
  await dialog.getByLabel('Code from our email').fill('12345678')
  const isSent = page.waitForRequest('**/api/account/delete')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  expect((await isSent).postDataJSON()).toEqual({ password: '12345678' })
  await expect(dialog.getByLabel('Code from our email')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessibleInEveryLook(page)
})

test('a member without a password is offered a link to set one', async ({ page }) => {
  await signInWithoutPassword(page)
  await page.goto('/dashboard/settings?tab=security')
  await expect(page.getByRole('heading', { name: 'Change Password' })).toHaveCount(0)
  const section = page.getByRole('region', { name: 'Set a password' })
  await section.getByRole('button', { name: 'Mail me a link' }).click()
  await expect(section.getByText(/^A link is on its way to /)).toBeVisible()
})
