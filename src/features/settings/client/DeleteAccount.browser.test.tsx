import { expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

const dialog = () => page.getByRole('alertdialog', { name: 'Delete my account' })
const press = (name: string) => dialog().getByRole('button', { name }).click()

async function openDialog() {
  await openPage('/dashboard/settings?tab=data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect
    .element(dialog().getByRole('listitem').first())
    .toHaveTextContent(/^Your profile, your settings and your sign-in$/)
}

test('deleting the account takes the current password', async () => {
  await createMember()
  await openDialog()
  const password = dialog().getByLabelText('Current password')
  await press('Delete for good')
  await expect.element(password).toHaveAccessibleDescription('Please enter your current password')
  await expect.element(password).toHaveFocus()
  await password.fill('not this one')
  await press('Delete for good')
  await expect.element(password).toHaveAccessibleDescription(/That is not your current password/)
})

test('a member without a password confirms the deletion of the account by a mailed code', async () => {
  await createMember()
  // As the server answers a member of single sign-on.
  await commands.answerRequests('**/api/auth/sign-in-methods', 200, { hasPassword: false })
  await commands.answerRequests('**/api/auth/confirmation-code', 200, { done: true })
  await openDialog()
  expect(dialog().getByLabelText('Current password').query()).toBeNull()
  await press('Delete for good')
  await expect.element(dialog().getByText('Please enter the code from our email').first()).toBeVisible()
  await press('Mail me a code')
  await expect.element(dialog().getByText('The code is on its way to your email address.')).toBeVisible()
  const code = dialog().getByLabelText('Code from our email')
  await code.fill('12345678')
  const sent = vi.spyOn(globalThis, 'fetch')
  await press('Delete for good')
  await expect.element(code).toHaveAttribute('aria-invalid', 'true')
  const deletion = sent.mock.calls.find(([address]) => String(address).includes('/api/account/delete'))
  expect(JSON.parse(String(deletion?.[1]?.body))).toEqual({ password: '12345678' })
  await expectSoundLayout()
})
