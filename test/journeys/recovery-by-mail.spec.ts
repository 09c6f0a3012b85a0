import { expect, test } from './fixtures.ts'
import { entranceOn, join, linkMailedTo, newcomer, openAccount, openSignIn, post } from './members.ts'

const onItsWay = 'If there is an account for it, a mail is on its way.'
const spent = 'This link has been used, or is too old. Please ask for another one.'

test('a forgotten password is replaced by the link of a mail, which counts once', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 400/)
  const member = await openAccount(page.request, 'forgot')
  const entrance = await openSignIn(page)
  await entrance.email.fill(member.email)
  await entrance.press('Forgotten password?')
  await expect(entrance.email).toHaveValue(member.email)
  await entrance.press('Send the link')
  await expect(entrance.status).toHaveText(onItsWay)

  const link = await linkMailedTo(member, '/reset-password')
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
  await expect(entrance.error).toHaveText(spent)
  await page.getByRole('link', { name: 'Ask for another link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgotten password?')

  await entrance.press('Back to sign-in')
  await entrance.signIn({ ...member, password: 'a better evening than that' })
  await expect(page).toHaveURL('/pair')
})

test('an address that nobody has is told the same', async ({ page }) => {
  await page.goto('/login?mode=forgotten')
  const entrance = entranceOn(page)
  await entrance.email.fill(newcomer('stranger').email)
  await entrance.press('Send the link')
  await expect(entrance.status).toHaveText(onItsWay)
})

test('a link by mail signs in with one press, leads where one wanted to go, and does nothing before it', async ({
  page,
}) => {
  const member = await openAccount(page.request, 'link')
  await page.goto('/login?next=/dashboard/events')
  const entrance = entranceOn(page)
  await entrance.email.fill(member.email)
  await entrance.press('Email me a sign-in link')
  await expect(entrance.email).toHaveValue(member.email)
  await entrance.press('Send the link')
  await expect(entrance.status).toHaveText(onItsWay)
  const link = await linkMailedTo(member, '/sign-in-link')
  for (let visit = 0; visit < 2; visit += 1) await page.goto(link)
  expect((await page.request.get('/api/me')).status()).toBe(401)
  await entrance.press('Sign In')
  await expect(page).toHaveURL('/dashboard/events')
})

test('another mail address counts once its link was used', async ({ page }) => {
  const member = await join(page.request, 'moves')
  const next = newcomer('moved').email
  await post(page.request, '/api/auth/change-email', { newEmail: next, password: member.password })
  await page.goto(await linkMailedTo({ email: next }, '/confirm-email'))
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your new address counts.')
  const me = (await (await page.request.get('/api/me')).json()) as { email: string }
  expect(me.email).toBe(next)
})

test('a link without its token says so and leads to another', async ({ page }) => {
  await page.goto('/sign-in-link')
  await expect(entranceOn(page).error).toHaveText(spent)
  await page.getByRole('link', { name: 'Ask for another link' }).click()
  await expect(page).toHaveURL('/login?mode=link')
})
