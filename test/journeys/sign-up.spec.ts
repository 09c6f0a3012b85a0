import { expect, test } from './fixtures.ts'
import { newCredentials } from './members.ts'
import { openSignIn } from './sign-in-form.ts'

test('a visitor signs up, signs in and lands in the explorer', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 401/)
  const visitor = newCredentials('new')
  const form = await openSignIn(page)
  await form.press('Create Account')
  await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible()
  await expect(form.email).toBeFocused()
  await expect(form.password).toHaveAttribute('autocomplete', 'new-password')
  await form.email.fill(visitor.email)
  await form.password.fill(visitor.password)
  await form.press('Create Account')
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
  await expect(form.status).toHaveText('Account created successfully! You can now sign in.')
  await expect(form.email).toHaveValue(visitor.email)
  await expect(form.password).toBeFocused()
  await form.password.fill('another long evening')
  await form.press('Sign In')
  await expect(form.error).toHaveText(
    'Invalid email or password. Please check your credentials and try again.',
  )
  await expect(form.status).toHaveCount(0)
  await expect(form.email).toHaveValue(visitor.email)
  await form.password.fill(visitor.password)
  await form.press('Sign In')
  await expect(page).toHaveURL('/pair')
})
