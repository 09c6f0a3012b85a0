import { expect, rest, test } from './fixtures.ts'

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

test('Sign In leads to a page that asks for JavaScript', rest, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/login\??$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back')
  await expect(page.getByText('Signing in needs JavaScript')).toBeVisible()
})
