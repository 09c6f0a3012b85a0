import { emailedLink } from './emails.ts'
import { expect, rest, test } from './fixtures.ts'
import { createMember, newCredentials } from './members.ts'
import { openSettings } from './settings-page.ts'

test('name and address are saved when the field loses the focus', async ({ page }) => {
  await createMember(page)
  await openSettings(page)
  const name = page.getByLabel('Full name')
  await name.fill('  Marcus Webb ')
  await name.press('Tab')
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toHaveCount(1)
  await expect(name).toHaveValue('Marcus Webb')
  const address = page.getByLabel('Address')
  await address.fill('12 Cedar Row, Atlanta')
  await address.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toHaveCount(2)
  await page.reload()
  await expect(name).toHaveValue('Marcus Webb')
  await expect(address).toHaveValue('12 Cedar Row, Atlanta')
  await expect(page.getByRole('navigation', { name: 'Premium Member Portal' })).toBeVisible()
})

test('a field that failed to save keeps its text across tabs until it is saved', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED/)
  await createMember(page)
  await openSettings(page)
  await page.route('**/api/profile', route => route.abort())
  const name = page.getByLabel('Full name')
  await name.fill('Josephine Adeyemi')
  await name.press('Tab')
  await expect(name).toHaveAccessibleDescription(/Failed to update profile/)
  await expect(name).toHaveValue('Josephine Adeyemi')
  await page.getByRole('tab', { name: 'Voice' }).click()
  await page.getByRole('tab', { name: 'Profile' }).click()
  await expect(name).toHaveValue('Josephine Adeyemi')
  await page.unroute('**/api/profile')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('Josephine Adeyemi')
})

test('text that is too long gets a message beside its field', rest, async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 422/)
  await createMember(page)
  await openSettings(page)
  const address = page.getByLabel('Address')
  await address.fill('x'.repeat(301))
  await address.press('Tab')
  await expect(address).toHaveAccessibleDescription(/Please keep it under 301 characters/)
  await expect(address).toHaveValue('x'.repeat(301))
})

test('a new email address takes the password and is confirmed by link', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 422/)
  const member = await createMember(page)
  const next = newCredentials('next').email
  await openSettings(page)
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly')
  await expect(page.getByLabel('Email')).toHaveValue(member.email)
  await page.getByRole('button', { name: 'Change email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change email' })
  const [email, password] = [dialog.getByLabel('New email'), dialog.getByLabel('Current password')]
  await expect(email).toBeFocused()
  await email.fill('nowhere')
  await password.fill('something else')
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await email.fill(next)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(password).toHaveAccessibleDescription(/That is not your current password/)
  await password.fill(member.password)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('status').filter({ hasText: `We sent a link to ${next}` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change email' })).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(member.email)
  expect(await emailedLink({ email: next }, '/confirm-email')).toContain('token=')
})

test('a sign-out from the settings that fails says so', rest, async ({ page, browserErrors }) => {
  browserErrors.expect(/ERR_FAILED/)
  await createMember(page)
  await openSettings(page)
  await page.route('**/api/auth/sign-out', route => route.abort())
  const leave = page.getByRole('region', { name: 'Sign Out' }).getByRole('button', { name: 'Sign Out' })
  await leave.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to sign out' })).toBeVisible()
  await page.unroute('**/api/auth/sign-out')
  await leave.click()
  await expect(page).toHaveURL('/')
})
