import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import type { TestAccount } from '#test/accounts.ts'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

const name = () => page.getByLabelText('Full name')
const address = () => page.getByLabelText('Address')
const saved = () => page.getByRole('status').filter({ hasText: 'Saved' })
let member: TestAccount

beforeEach(async () => {
  member = await createMember()
  await openPage('/dashboard/settings')
})

test('name and address are saved when the field loses the focus', async () => {
  await name().fill('  Marcus Webb ')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => saved().elements()).toHaveLength(1)
  await expect.element(name()).toHaveValue('Marcus Webb')
  await address().fill('12 Cedar Row, Atlanta')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => saved().elements()).toHaveLength(2)
  await openPage('/dashboard/settings')
  await expect.element(name()).toHaveValue('Marcus Webb')
  await expect.element(address()).toHaveValue('12 Cedar Row, Atlanta')
})

test('a field that failed to save keeps its text across tabs until it is saved', async () => {
  await commands.failRequests('**/api/profile')
  await name().fill('Josephine Adeyemi')
  await userEvent.keyboard('{Tab}')
  await expect.element(name()).toHaveAccessibleDescription(/Failed to update profile/)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Full name: Failed to update profile')
  await expect.element(name()).toHaveValue('Josephine Adeyemi')
  await page.getByRole('tab', { name: 'Voice' }).click()
  await expect.element(name()).not.toBeInTheDocument()
  await page.getByRole('tab', { name: 'Profile' }).click()
  await expect.element(name()).toHaveValue('Josephine Adeyemi')
  await commands.restoreRequests()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(saved()).toBeVisible()
  await openPage('/dashboard/settings')
  await expect.element(name()).toHaveValue('Josephine Adeyemi')
})

test('text that is too long gets a message beside its field', async () => {
  await address().fill('x'.repeat(301))
  await userEvent.keyboard('{Tab}')
  await expect.element(address()).toHaveAccessibleDescription(/Please keep it under 301 characters/)
  await expect.element(address()).toHaveValue('x'.repeat(301))
})

test('a new email address takes the password and is confirmed by link', async () => {
  const next = `next-${crypto.randomUUID()}@lounge.example`
  const change = page.getByRole('button', { name: 'Change email' })
  const dialog = page.getByRole('dialog', { name: 'Change email' })
  const [email, password] = [dialog.getByLabelText('New email'), dialog.getByLabelText('Current password')]
  const press = () => dialog.getByRole('button', { name: 'Send the link' }).click()
  const current = page.getByLabelText('Email', { exact: true })
  await expect.element(current).toHaveAttribute('readonly')
  await expect.element(current).toHaveValue(member.email)
  await change.click()
  await expect.element(email).toHaveFocus()
  await email.fill('nowhere')
  await password.fill('something else')
  await press()
  await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address')
  await email.fill(next)
  await openPage('/dashboard/settings')
  await change.click()
  await expect.element(email).toHaveValue(next)
  await password.fill('something else')
  await press()
  await expect.element(password).toHaveAccessibleDescription(/That is not your current password/)
  await password.fill(member.password)
  await press()
  await expect
    .element(page.getByRole('status').filter({ hasText: `We sent a link to ${next}` }))
    .toBeVisible()
  await expect.element(change).toHaveFocus()
  await expect.element(current).toHaveValue(member.email)
  await change.click()
  await expect.element(email).toHaveValue('')
})

test('a sign-out from the settings that fails says so', async () => {
  await commands.failRequests('**/api/auth/sign-out')
  const leave = page.getByRole('region', { name: 'Sign Out' }).getByRole('button', { name: 'Sign Out' })
  await leave.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^Failed to sign out/)
  await expect.element(leave).toBeEnabled()
})
