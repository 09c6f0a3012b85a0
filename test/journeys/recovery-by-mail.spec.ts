import { emailedLink } from './emails.ts'
import { expect, test } from './fixtures.ts'
import { createAccount, newCredentials, post } from './members.ts'
import { signInFormOn } from './sign-in-form.ts'

const onItsWay = 'If that address has an account, an email is on its way.'

test('links by mail sign in, set a new password, and confirm a new address, each once', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 400/)
  const member = await createAccount('forgot')
  const form = signInFormOn(page)

  await test.step('a link signs in with one press, leads to the requested page, and does nothing before', async () => {
    await page.goto('/login?next=/dashboard/events')
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

  await test.step('a new address applies once its link was used', async () => {
    const next = newCredentials('moved').email
    await post(page.request, '/api/auth/change-email', { newEmail: next, password: member.password })
    await page.goto(await emailedLink({ email: next }, '/confirm-email'))
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your new address is active.')
    const me = (await (await page.request.get('/api/me')).json()) as { email: string }
    expect(me.email).toBe(next)
    member.email = next
  })

  await test.step('a forgotten password is replaced', async () => {
    await page.context().clearCookies()
    await page.goto('/login')
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
    await expect(form.error).toHaveText('This link was used or has expired. Please request a new one.')
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')

    await form.press('Back to sign-in')
    await form.signIn({ ...member, password: 'a better evening than that' })
    await expect(page).toHaveURL('/pair')
  })
})
