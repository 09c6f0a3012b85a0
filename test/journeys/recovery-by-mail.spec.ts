import { emailedLink } from './emails.ts'
import { expect, rest, test } from './fixtures.ts'
import { createAccount, createMember, newCredentials, post } from './members.ts'
import { openSignIn, signInFormOn } from './sign-in-form.ts'

const onItsWay = 'If that address has an account, an email is on its way.'
const spent = 'This link was used or has expired. Please request a new one.'

test('a forgotten password is replaced through an emailed link, which works once', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 400/)
  const member = await createAccount('forgot')
  const form = await openSignIn(page)
  await form.email.fill(member.email)
  await form.press('Forgot your password?')
  await expect(form.email).toHaveValue(member.email)
  await form.press('Send the link')
  await expect(form.status).toHaveText(onItsWay)

  const link = await emailedLink(member, '/reset-password')
  await page.goto(link)
  const password = page.getByLabel('New password', { exact: true })
  await password.fill('short')
  await password.press('Enter')
  await expect(password).toHaveAccessibleDescription(/Password must be at least 6 characters long/)
  await password.fill('a better evening than that')
  await password.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is set.')
  expect(page.url()).not.toContain('token')

  await page.goto(link)
  await password.fill('a third evening')
  await password.press('Enter')
  await expect(form.error).toHaveText(spent)
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')

  await form.press('Back to sign-in')
  await form.signIn({ ...member, password: 'a better evening than that' })
  await expect(page).toHaveURL('/pair')
})

test('an unknown address gets the same message', rest, async ({ page }) => {
  await page.goto('/login?mode=forgotten')
  const form = signInFormOn(page)
  await form.email.fill(newCredentials('stranger').email)
  await form.press('Send the link')
  await expect(form.status).toHaveText(onItsWay)
})

test('an emailed link signs in with one press, leads to the requested page, and does nothing before', async ({
  page,
}) => {
  const member = await createAccount('link')
  await page.goto('/login?next=/dashboard/events')
  const form = signInFormOn(page)
  await form.email.fill(member.email)
  await form.press('Email me a sign-in link')
  await expect(form.email).toHaveValue(member.email)
  await form.press('Send the link')
  await expect(form.status).toHaveText(onItsWay)
  const link = await emailedLink(member, '/sign-in-link')
  for (let visit = 0; visit < 2; visit += 1) await page.goto(link)
  expect((await page.request.get('/api/me')).status()).toBe(401)
  await form.press('Sign In')
  await expect(page).toHaveURL('/dashboard/events')
})

test('a new email address applies once its link was used', async ({ page }) => {
  const member = await createMember(page)
  const next = newCredentials('moved').email
  await post(page.request, '/api/auth/change-email', { newEmail: next, password: member.password })
  await page.goto(await emailedLink({ email: next }, '/confirm-email'))
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your new address is active.')
  const me = (await (await page.request.get('/api/me')).json()) as { email: string }
  expect(me.email).toBe(next)
})

test('a link without its token says so and leads to a new one', rest, async ({ page }) => {
  await page.goto('/sign-in-link')
  await expect(signInFormOn(page).error).toHaveText(spent)
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await expect(page).toHaveURL('/login?mode=link')
})
