import { expect, rest, test } from './fixtures.ts'
import { createAccount } from './members.ts'
import { signInFormOn } from './sign-in-form.ts'

test('a member signs in on the landing page by keyboard alone, and every tab follows', async ({
  context,
  page,
}) => {
  const member = await createAccount('keys')
  const waiting = await context.newPage()
  await waiting.goto('/')
  await page.goto('/')
  const form = signInFormOn(page)
  for (const [opener, heading] of [
    ['Unlock Premium Pairings', 'Create Account'],
    ['Sign In', 'Welcome Back'],
  ] as const)
    await test.step(`${opener} opens the dialog, and Escape returns the focus`, async () => {
      const button = page.getByRole('button', { name: opener, exact: true })
      await button.click()
      const dialog = page.getByRole('dialog', { name: heading })
      await expect(dialog.getByLabel('Email')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
    })
  await page.keyboard.press('Enter')
  await expect(form.email).toBeFocused()
  await page.keyboard.type(member.email)
  await page.keyboard.press('Tab')
  await expect(form.password).toBeFocused()
  await page.keyboard.type(member.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/pair')
  await expect(waiting).toHaveURL('/dashboard')
  await page.goto('/')
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/login?next=/dashboard/events')
  await expect(page).toHaveURL('/dashboard/events')
})

test('the vault asks to log in and opens afterwards', async ({ page }) => {
  const member = await createAccount('vault')
  await page.goto('/dashboard/pairings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication Required')
  await expect(page.getByText('Please log in to view your pairing vault')).toBeVisible()
  await page.getByRole('link', { name: 'Log In' }).click()
  const form = signInFormOn(page)
  await expect(form.email).toBeFocused()
  // The header does not offer the form below it again.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toHaveCount(0)
  // A passkey belongs to a name, and this address is made of numbers.
  await expect(page.getByRole('button', { name: 'Email me a sign-in link' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
  await form.signIn(member)
  await expect(page).toHaveURL('/dashboard/pairings')
})

test('sign-in leads to the requested page on this site only', rest, async ({ newVisitor }) => {
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
