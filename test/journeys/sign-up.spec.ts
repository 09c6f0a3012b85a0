import { expect, rest, test } from './fixtures.ts'
import { createAccount, newCredentials } from './members.ts'
import { openSignIn, signInFormOn } from './sign-in-form.ts'

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

test('signing up with a known address suggests to sign in', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 422/)
  const member = await createAccount('known')
  await page.goto('/login?mode=sign-up')
  const form = signInFormOn(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Account')
  await form.email.fill(member.email)
  await form.password.fill('another long evening')
  await form.press('Create Account')
  await expect(form.error).toHaveText('An account with this email already exists. Please sign in instead.')
  await expect(form.email).toHaveValue(member.email)
})

test('a common password is refused beside its field', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 422/)
  await page.goto('/login?mode=sign-up')
  const form = signInFormOn(page)
  await form.email.fill(newCredentials('common').email)
  await form.password.fill('123456789')
  await form.press('Create Account')
  await expect(form.password).toBeFocused()
  await expect(form.password).toHaveAccessibleDescription(/That password is too common/)
})

test('switching between sign-in and sign-up clears fields and messages', rest, async ({ page }) => {
  const form = await openSignIn(page)
  await form.email.fill('not an address')
  await form.password.fill('a long evening')
  await form.press('Sign In')
  await expect(form.email).toHaveAccessibleDescription('Please enter a valid email address')
  for (const mode of ['Create Account', 'Sign In']) {
    await form.press(mode)
    await expect(form.email).toHaveValue('')
    await expect(form.password).toHaveValue('')
    await expect(form.email).not.toHaveAttribute('aria-invalid', 'true')
    await form.email.fill('grace@lounge.example')
    await form.password.fill('something')
  }
})
