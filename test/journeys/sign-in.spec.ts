import { expect, rest, test } from './fixtures.ts'
import { createAccount, createMember, newCredentials } from './members.ts'
import { openSignIn, signInFormOn } from './sign-in-form.ts'

const wrong = 'Invalid email or password. Please check your credentials and try again.'

for (const [opener, heading] of [
  ['Sign In', 'Welcome Back'],
  ['Unlock Premium Pairings', 'Create Account'],
] as const)
  test(`${opener} opens the sign-in dialog, and Escape returns the focus`, async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: opener, exact: true })
    await button.click()
    const dialog = page.getByRole('dialog', { name: heading })
    await expect(dialog.getByLabel('Email')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })

test('a member signs in by keyboard alone and lands in the explorer', async ({ page }) => {
  const member = await createAccount('keys')
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In', exact: true }).focus()
  await page.keyboard.press('Enter')
  const form = signInFormOn(page)
  await expect(form.email).toBeFocused()
  await page.keyboard.type(member.email)
  await page.keyboard.press('Tab')
  await expect(form.password).toBeFocused()
  await page.keyboard.type(member.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/pair')
  await page.goto('/')
  await expect(page).toHaveURL('/dashboard')
})

test('a wrong password gets a message, the text stays, and the right one works', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 401/)
  const member = await createAccount('wrong')
  const form = await openSignIn(page)
  await form.signIn({ ...member, password: 'not this one' })
  await expect(form.error).toHaveText(wrong)
  await expect(form.email).toHaveValue(member.email)
  await expect(form.password).toHaveValue('not this one')
  await form.signIn(member)
  await expect(page).toHaveURL('/pair')
})

test('an unknown address gets the message of a wrong password', rest, async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 401/)
  const form = await openSignIn(page)
  await form.signIn(newCredentials('nobody'))
  await expect(form.error).toHaveText(wrong)
})

test('the address is validated before the password, with messages beside the fields', async ({ page }) => {
  const form = await openSignIn(page)
  await form.press('Sign In')
  await expect(form.email).toBeFocused()
  await expect(form.email).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(form.password).not.toHaveAttribute('aria-invalid', 'true')
  await form.email.fill('grace@lounge')
  await form.press('Sign In')
  await expect(form.email).toHaveAttribute('aria-invalid', 'true')
  await form.email.fill('grace@lounge.example')
  await form.password.fill('short')
  await form.press('Sign In')
  await expect(form.password).toBeFocused()
  await expect(form.password).toHaveAccessibleDescription('Password must be at least 6 characters long')
  await expect(form.email).not.toHaveAttribute('aria-invalid', 'true')
})

test(
  'the password can be shown and hidden, and the fields are marked for password managers',
  rest,
  async ({ page }) => {
    const form = await openSignIn(page)
    await form.password.fill('a long evening')
    await expect(form.password).toHaveAttribute('type', 'password')
    await form.press('Show password')
    await expect(form.password).toHaveAttribute('type', 'text')
    await form.press('Hide password')
    await expect(form.password).toHaveAttribute('type', 'password')
    await expect(form.password).toHaveValue('a long evening')
    await expect(form.password).toHaveAttribute('autocomplete', 'current-password')
    await expect(form.email).toHaveAttribute('autocomplete', 'username webauthn')
  },
)

test('without a network the text stays, and a double press is one request', async ({
  context,
  page,
  browserErrors,
}) => {
  browserErrors.expect(/net::ERR_INTERNET_DISCONNECTED/)
  const member = await createAccount('offline')
  const form = await openSignIn(page)
  await expect(form.email).toBeVisible()
  await context.setOffline(true)
  await form.signIn(member)
  await expect(form.error).toHaveText('Network error. Please check your internet connection and try again.')
  await expect(form.password).toHaveValue(member.password)
  await context.setOffline(false)
  let tries = 0
  await page.route('**/api/auth/sign-in/email', async route => {
    tries += 1
    await new Promise(resolve => setTimeout(resolve, 300))
    await route.continue()
  })
  const button = page.getByRole('dialog').getByRole('button', { name: 'Sign In', exact: true })
  await button.dblclick()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL('/pair')
  expect(tries).toBe(1)
})

test('sign-in leads to the requested page, on this site only', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const member = await createAccount('next')
  for (const [next, arrival] of [
    ['/dashboard/humidor', '/dashboard/humidor'],
    ['//evil.example/dashboard', '/pair'],
    ['https://evil.example', '/pair'],
    [String.raw`/\evil.example`, '/pair'],
  ] as const) {
    await visitor.clearCookies()
    const page = await visitor.newPage()
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await signInFormOn(page).signIn(member)
    await expect(page).toHaveURL(arrival)
    await page.close()
  }
})

test('the header of the sign-in page does not offer the form below it again', rest, async ({ page }) => {
  await page.goto('/login')
  await expect(signInFormOn(page).email).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toHaveCount(0)
})

test('the vault asks to log in and opens afterwards', async ({ page }) => {
  const member = await createAccount('vault')
  await page.goto('/dashboard/pairings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication Required')
  await expect(page.getByText('Please log in to view your pairing vault')).toBeVisible()
  await page.getByRole('link', { name: 'Log In' }).click()
  const form = signInFormOn(page)
  await expect(form.email).toBeFocused()
  await form.signIn(member)
  await expect(page).toHaveURL('/dashboard/pairings')
})

test('the sign-in page forwards a signed-in member', async ({ page }) => {
  await createMember(page)
  await page.goto('/login?next=/dashboard/events')
  await expect(page).toHaveURL('/dashboard/events')
})
