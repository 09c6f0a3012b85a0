import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { render } from '#test/components/open-page.tsx'
import { SignInDialog } from './SignInDialog.tsx'

const email = () => page.getByLabelText('Email', { exact: true })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('the sign-in dialog is accessible: open, with errors, refused', async () => {
  render(<SignInDialog opening={{ count: 1 }} mode="sign-in" />)
  await expect.element(email()).toBeVisible()
  await expectSoundLayout()
  await press('Sign In')
  await expect.element(email()).toHaveAttribute('aria-invalid', 'true')
  await expectSoundLayout()
  await email().fill('axe@lounge.example')
  await page.getByLabelText('Password', { exact: true }).fill('a long evening by the fire')
  await press('Sign In')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expectSoundLayout()
})

test.each([
  ['Create Account', 'Create Account'],
  ['Forgot your password?', 'Forgot your password?'],
  ['Email me a sign-in link', 'Sign in by email'],
])('%s leads to a form without a barrier', async (step, title) => {
  render(<SignInDialog opening={{ count: 1 }} mode="sign-in" />)
  await press(step)
  await expect.element(page.getByRole('dialog', { name: title })).toBeVisible()
  await expect.element(email()).toBeVisible()
  await expectSoundLayout()
})
