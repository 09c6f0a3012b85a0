import { expect, test } from './fixtures.ts'
import { entranceOn, join, newcomer, openAccount, openSignIn } from './members.ts'

const wrong = 'Invalid email or password. Please check your credentials and try again.'

for (const [opener, heading] of [
  ['Sign In', 'Welcome Back'],
  ['Unlock Premium Pairings', 'Create Account'],
] as const)
  test(`${opener} opens the way in, and Escape gives the place back`, async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: opener, exact: true })
    await button.click()
    const dialog = page.getByRole('dialog', { name: heading })
    await expect(dialog.getByLabel('Email')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })

test('a member signs in with the keyboard alone and stands in the explorer', async ({ page }) => {
  const member = await openAccount(page.request, 'keys')
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In', exact: true }).focus()
  await page.keyboard.press('Enter')
  const entrance = entranceOn(page)
  await expect(entrance.email).toBeFocused()
  await page.keyboard.type(member.email)
  await page.keyboard.press('Tab')
  await expect(entrance.password).toBeFocused()
  await page.keyboard.type(member.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/pair')
  await page.goto('/')
  await expect(page).toHaveURL('/dashboard')
})

test('a wrong password is said, what was typed stays, and the right one works', async ({ page, trouble }) => {
  trouble.expect(/status of 401/)
  const member = await openAccount(page.request, 'wrong')
  const entrance = await openSignIn(page)
  await entrance.signIn({ ...member, password: 'not this one' })
  await expect(entrance.error).toHaveText(wrong)
  await expect(entrance.email).toHaveValue(member.email)
  await expect(entrance.password).toHaveValue('not this one')
  await entrance.signIn(member)
  await expect(page).toHaveURL('/pair')
})

test('an address that nobody has is answered like a wrong password', async ({ page, trouble }) => {
  trouble.expect(/status of 401/)
  const entrance = await openSignIn(page)
  await entrance.signIn(newcomer('nobody'))
  await expect(entrance.error).toHaveText(wrong)
})

test('the address is looked at before the password, each message beside its field', async ({ page }) => {
  const entrance = await openSignIn(page)
  await entrance.press('Sign In')
  await expect(entrance.email).toBeFocused()
  await expect(entrance.email).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(entrance.password).not.toHaveAttribute('aria-invalid', 'true')
  await entrance.email.fill('grace@lounge')
  await entrance.press('Sign In')
  await expect(entrance.email).toHaveAttribute('aria-invalid', 'true')
  await entrance.email.fill('grace@lounge.example')
  await entrance.password.fill('short')
  await entrance.press('Sign In')
  await expect(entrance.password).toBeFocused()
  await expect(entrance.password).toHaveAccessibleDescription('Password must be at least 6 characters long')
  await expect(entrance.email).not.toHaveAttribute('aria-invalid', 'true')
})

test('a password can be shown and hidden, and managers know the fields', async ({ page }) => {
  const entrance = await openSignIn(page)
  await entrance.password.fill('a long evening')
  await expect(entrance.password).toHaveAttribute('type', 'password')
  await entrance.press('Show password')
  await expect(entrance.password).toHaveAttribute('type', 'text')
  await entrance.press('Hide password')
  await expect(entrance.password).toHaveAttribute('type', 'password')
  await expect(entrance.password).toHaveValue('a long evening')
  await expect(entrance.password).toHaveAttribute('autocomplete', 'current-password')
  await expect(entrance.email).toHaveAttribute('autocomplete', 'username webauthn')
})

test('without a network nothing is lost, and one press is one try', async ({ context, page, trouble }) => {
  trouble.expect(/net::ERR_INTERNET_DISCONNECTED/)
  const member = await openAccount(page.request, 'offline')
  const entrance = await openSignIn(page)
  await expect(entrance.email).toBeVisible()
  await context.setOffline(true)
  await entrance.signIn(member)
  await expect(entrance.error).toHaveText(
    'Network error. Please check your internet connection and try again.',
  )
  await expect(entrance.password).toHaveValue(member.password)
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

test('the page of the sign-in leads where somebody was going, on this site only', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const member = await openAccount(visitor.request, 'next')
  for (const [next, arrival] of [
    ['/dashboard/humidor', '/dashboard/humidor'],
    ['//evil.example/dashboard', '/pair'],
    ['https://evil.example', '/pair'],
    [String.raw`/\evil.example`, '/pair'],
  ] as const) {
    await visitor.clearCookies()
    const page = await visitor.newPage()
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await entranceOn(page).signIn(member)
    await expect(page).toHaveURL(arrival)
    await page.close()
  }
})

test('the header of that page leads to its form, not to a second one', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await expect(entranceOn(page).email).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the vault asks to log in first, and opens afterwards', async ({ page }) => {
  const member = await openAccount(page.request, 'vault')
  await page.goto('/dashboard/pairings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication Required')
  await expect(page.getByText('Please log in to view your pairing vault')).toBeVisible()
  await page.getByRole('link', { name: 'Log In' }).click()
  const entrance = entranceOn(page)
  await expect(entrance.email).toBeFocused()
  await entrance.signIn(member)
  await expect(page).toHaveURL('/dashboard/pairings')
})

test('a member has no business at the door', async ({ page }) => {
  await join(page.request, 'door')
  await page.goto('/login?next=/dashboard/events')
  await expect(page).toHaveURL('/dashboard/events')
})
