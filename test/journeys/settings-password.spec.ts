import { expect, test } from './fixtures.ts'
import { createMember, post } from './members.ts'
import { openSettings, sectionOf } from './settings-page.ts'

test('a new password signs out other devices and replaces the old one', async ({
  page,
  newVisitor,
  browserErrors,
}) => {
  browserErrors.expect(/status of 422/)
  const member = await createMember(page)
  const elsewhere = await (await newVisitor()).newPage()
  await post(elsewhere.request, '/api/auth/sign-in/email', member)
  await elsewhere.goto('/dashboard')
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible()

  await openSettings(page, 'security')
  const section = sectionOf(page, 'Change Password')
  const field = (name: string) => section.getByLabel(name, { exact: true })
  const press = () => section.getByRole('button', { name: 'Change password' }).click()
  await field('Current password').fill('not this one')
  await field('New password').fill('a quiet corner and a chair')
  await field('Confirm new password').fill('a quiet corner and a stool')
  await press()
  await expect(field('Confirm new password')).toHaveAccessibleDescription('New passwords do not match')
  await expect(field('Confirm new password')).toBeFocused()
  await field('Confirm new password').fill('a quiet corner and a chair')
  await press()
  await expect(field('Current password')).toHaveAccessibleDescription('That is not your current password.')
  await expect(field('New password')).toHaveValue('a quiet corner and a chair')
  await field('Current password').fill(member.password)
  await press()
  const changed = page.getByText('Password changed. Your other devices were signed out.')
  await expect(changed).toBeVisible()
  await expect(field('New password')).toHaveValue('')
  for (const name of ['Current password', 'New password', 'Confirm new password'])
    await field(name).fill('a quiet corner and a chair')
  await press()
  await expect(field('New password')).toHaveAccessibleDescription(
    /Choose a password other than the current one/,
  )
  await expect(changed).toBeHidden()
  await expect(elsewhere).toHaveURL('/')
  await page.reload()
  await expect(section).toBeVisible()

  const late = await newVisitor()
  const old = await late.request.post('/api/auth/sign-in/email', { data: member })
  expect(old.status()).toBe(401)
  await post(late.request, '/api/auth/sign-in/email', {
    ...member,
    password: 'a quiet corner and a chair',
  })
})

test('a password that is too short, too common or not sent gets a message, and the text stays', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 422/, /ERR_FAILED/)
  const member = await createMember(page)
  await openSettings(page, 'security')
  const section = sectionOf(page, 'Change Password')
  const fill = async (password: string) => {
    for (const name of ['New password', 'Confirm new password'])
      await section.getByLabel(name, { exact: true }).fill(password)
    await section.getByRole('button', { name: 'Change password' }).click()
  }
  await section.getByLabel('Current password').fill(member.password)
  await fill('abc')
  const field = section.getByLabel('New password', { exact: true })
  await expect(field).toHaveAccessibleDescription(/Password must be at least 6 characters long/)
  await fill('password1')
  await expect(field).toHaveAccessibleDescription(/That password is too common/)
  await page.route('**/api/auth/change-password', route => route.abort())
  await fill('a stool by the window')
  await expect(section.getByRole('alert')).toHaveText('Failed to change password')
  await expect(field).toHaveValue('a stool by the window')
})
