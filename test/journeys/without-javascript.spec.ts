import { expect, rest, test } from './fixtures.ts'
import { createAccount, newCredentials } from './members.ts'

test.use({ javaScriptEnabled: false })

test('the landing page is a form that leads to a result page', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('I’m lighting a').fill('Padron 1964 Maduro')
  await page.getByRole('button', { name: 'Your Free Pairing' }).click()
  await expect(page).toHaveURL('/match/padron-1964-anniversary-maduro')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Padrón 1964 Anniversary Maduro')
  await expect(page.getByRole('complementary', { name: 'Why this pair' })).toContainText('Weight')
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()

  await page.getByRole('link', { name: 'Find Another Pairing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What are you lighting?')
})

test('the landing page of a phone leaves no room for the drawing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const promise = await page.getByRole('heading', { level: 1 }).boundingBox()
  const field = await page.getByLabel('I’m lighting a').boundingBox()
  expect(field!.y - promise!.y - promise!.height).toBeLessThan(60)
})

test('a description gets its own result page', rest, async ({ page }) => {
  await page.goto('/match')
  await page.getByLabel('Cigar name').fill('unbanded connecticut toro')
  await page.getByRole('button', { name: 'Find its match' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Unbanded Connecticut Toro')
  await expect(page).toHaveURL('/match?cigar=unbanded%20connecticut%20toro')
})

test('text that is no cigar comes back with the reason and the text', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 422/)
  await page.goto('/match')
  await page.getByLabel('Cigar name').fill('chesterfield "blue" & <b>co</b>')
  await page.getByRole('button', { name: 'Find its match' }).click()
  await expect(page.getByRole('alert')).toContainText('We don’t know that one.')
  await expect(page.getByLabel('Cigar name')).toHaveValue('chesterfield "blue" & <b>co</b>')
})

test('an empty form asks for a cigar name', rest, async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 422/)
  await page.goto('/')
  await page.getByRole('button', { name: 'Your Free Pairing' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter a cigar name')
})

test('the age notice is a form and does not come back', async ({ newVisitor }) => {
  const visitor = await newVisitor({ javaScriptEnabled: false, hasSeenAgeNotice: false })
  const page = await visitor.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'I am 21 or older' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('region', { name: 'Adults only' })).toHaveCount(0)
  await page.goto('/terms')
  await expect(page.getByRole('region', { name: 'Adults only' })).toHaveCount(0)
})

test('the age notice returns to the page where it was answered', rest, async ({ newVisitor }) => {
  const visitor = await newVisitor({ javaScriptEnabled: false, hasSeenAgeNotice: false })
  const page = await visitor.newPage()
  await page.goto('/drinks?kind=wine&order=name')
  await page.getByRole('button', { name: 'I am 21 or older' }).click()
  await expect(page).toHaveURL('/drinks?kind=wine&order=name')
})

test('Sign In leads to a form that signs in, and the portal says what it needs and signs out again', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 401/)
  const { email, password } = await createAccount('plain')
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Invalid email or password. Please check your credentials and try again.',
  )
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/pair')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The portal needs JavaScript')
  await page.getByRole('link', { name: 'cigars' }).click()
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible()
  await page.goto('/pair')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('an account can be created, and signs in to the page that was wanted', rest, async ({ page }) => {
  const { email, password } = newCredentials('plain')
  await page.goto('/login?mode=sign-up&next=/dashboard/bar')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('status').first()).toHaveText(
    'Account created successfully! You can now sign in.',
  )
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard/bar')
})
