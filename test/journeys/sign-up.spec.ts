import { expect, test } from './fixtures.ts'
import { entranceOn, newcomer, openAccount, openSignIn } from './members.ts'

test('a visitor opens an account, signs in with it and stands in the explorer', async ({ page }) => {
  const visitor = newcomer('new')
  const entrance = await openSignIn(page)
  await entrance.press('Create Account')
  await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible()
  await expect(entrance.email).toBeFocused()
  await expect(entrance.password).toHaveAttribute('autocomplete', 'new-password')
  await entrance.email.fill(visitor.email)
  await entrance.password.fill(visitor.password)
  await entrance.press('Create Account')
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
  await expect(entrance.status).toHaveText('Account created successfully! You can now sign in.')
  await expect(entrance.email).toHaveValue(visitor.email)
  await expect(entrance.password).toBeFocused()
  await entrance.password.fill(visitor.password)
  await entrance.press('Sign In')
  await expect(page).toHaveURL('/pair')
})

test('an address that has an account is told to sign in', async ({ page, trouble }) => {
  trouble.expect(/status of 422/)
  const member = await openAccount(page.request, 'known')
  await page.goto('/login?mode=sign-up')
  const entrance = entranceOn(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Account')
  await entrance.email.fill(member.email)
  await entrance.password.fill('another long evening')
  await entrance.press('Create Account')
  await expect(entrance.error).toHaveText(
    'An account with this email already exists. Please sign in instead.',
  )
  await expect(entrance.email).toHaveValue(member.email)
})

test('a password that everybody tries is refused beside its field', async ({ page, trouble }) => {
  trouble.expect(/status of 422/)
  await page.goto('/login?mode=sign-up')
  const entrance = entranceOn(page)
  await entrance.email.fill(newcomer('common').email)
  await entrance.password.fill('123456789')
  await entrance.press('Create Account')
  await expect(entrance.password).toBeFocused()
  await expect(entrance.password).toHaveAccessibleDescription(/among the first that others would try/)
})

test('changing between the two clears the fields and what was said', async ({ page }) => {
  const entrance = await openSignIn(page)
  await entrance.email.fill('not an address')
  await entrance.password.fill('a long evening')
  await entrance.press('Sign In')
  await expect(entrance.email).toHaveAccessibleDescription('Please enter a valid email address')
  for (const mode of ['Create Account', 'Sign In']) {
    await entrance.press(mode)
    await expect(entrance.email).toHaveValue('')
    await expect(entrance.password).toHaveValue('')
    await expect(entrance.email).not.toHaveAttribute('aria-invalid', 'true')
    await entrance.email.fill('grace@lounge.example')
    await entrance.password.fill('something')
  }
})
