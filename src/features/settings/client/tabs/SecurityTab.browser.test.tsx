import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

const sectionOf = (name: string) => page.getByRole('region', { name, exact: true })
const passwordSection = () => sectionOf('Change Password')
const field = (name: string) => passwordSection().getByLabelText(name, { exact: true })
const press = () => passwordSection().getByRole('button', { name: 'Change password' }).click()

test('a new password needs the current one, twice the same, and another than before', async () => {
  const { password } = await createMember()
  await openPage('/dashboard/settings?tab=security')
  await field('Current password').fill('not this one')
  await field('New password').fill('a quiet corner and a chair')
  await field('Confirm new password').fill('a quiet corner and a stool')
  await press()
  await expect
    .element(field('Confirm new password'))
    .toHaveAccessibleDescription('New passwords do not match')
  await expect.element(field('Confirm new password')).toHaveFocus()
  await field('Confirm new password').fill('a quiet corner and a chair')
  await press()
  await expect
    .element(field('Current password'))
    .toHaveAccessibleDescription('That is not your current password.')
  await expect.element(field('New password')).toHaveValue('a quiet corner and a chair')
  await field('Current password').fill(password)
  await press()
  const changed = page.getByText('Password changed. Your other devices were signed out.').first()
  await expect.element(changed).toBeVisible()
  await expect.element(field('New password')).toHaveValue('')
  for (const name of ['Current password', 'New password', 'Confirm new password'])
    await field(name).fill('a quiet corner and a chair')
  await press()
  await expect
    .element(field('New password'))
    .toHaveAccessibleDescription(/Choose a password other than the current one/)
  await expect.element(changed).not.toBeInTheDocument()
})

test('a password that is too short, too common or not sent gets a message, and the text stays', async () => {
  const { password } = await createMember()
  await openPage('/dashboard/settings?tab=security')
  const change = async (text: string) => {
    await field('New password').fill(text)
    await field('Confirm new password').fill(text)
    await press()
  }
  await field('Current password').fill(password)
  await change('abc')
  await expect
    .element(field('New password'))
    .toHaveAccessibleDescription(/Password must be at least 6 characters long/)
  await change('password1')
  await expect.element(field('New password')).toHaveAccessibleDescription(/That password is too common/)
  await commands.failRequests('**/api/auth/change-password')
  await change('a stool by the window')
  await expect.element(passwordSection().getByRole('alert')).toHaveTextContent('Failed to change password')
  await expect.element(field('New password')).toHaveValue('a stool by the window')
})

test('the first six devices are listed, and the others at a press', async () => {
  const { email, password } = await createMember()
  // Without the cookie of this browser, whose session each of them would replace.
  const elsewhere = {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  } as const
  for (let count = 0; count < 7; count += 1)
    expect((await fetch('/api/auth/sign-in/email', elsewhere)).status).toBe(200)
  await openPage('/dashboard/settings?tab=security')
  const list = page.getByRole('list', { name: 'Devices' })
  const devices = list.getByRole('listitem')
  await expect.poll(() => devices.elements()).toHaveLength(6)
  await expect.element(devices.first()).toHaveTextContent('This device')
  expect(devices.first().getByRole('button').query()).toBeNull()
  page.getByRole('button', { name: 'Show all 8 devices' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => devices.elements()).toHaveLength(8)
  await expect.element(list).toHaveFocus()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect.poll(() => devices.elements()).toHaveLength(1)
  expect((await send<{ sessions: unknown[] }>('GET', '/api/sessions')).sessions).toHaveLength(1)
})

test('a member without a password is offered a link to set one', async () => {
  await createMember()
  // As the server answers a member of single sign-on.
  await commands.answerRequests('**/api/auth/sign-in-methods', 200, { hasPassword: false })
  await openPage('/dashboard/settings?tab=security')
  const section = sectionOf('Set a password')
  await section.getByRole('button', { name: 'Mail me a link' }).click()
  await expect.element(section.getByText(/^A link is on its way to /)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Change Password' })).not.toBeInTheDocument()
})
