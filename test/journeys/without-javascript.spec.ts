import { expect, rest, test } from './fixtures.ts'
import { createAccount, newCredentials } from './members.ts'

test.use({ javaScriptEnabled: false })

test('without a script the landing page is a form that leads to a result, and says what is no cigar', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 422/)
  await page.goto('/')
  await page.getByLabel('I’m lighting a').fill('Padron 1964 Maduro')
  await page.getByRole('button', { name: 'Your Free Pairing' }).click()
  await expect(page).toHaveURL('/match/padron-1964-anniversary-maduro')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Padrón 1964 Anniversary Maduro')
  await expect(page.getByRole('complementary', { name: 'Why this pair' })).toContainText('Weight')
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()

  await page.getByRole('link', { name: 'Find Another Pairing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What are you lighting?')
  await page.getByLabel('Cigar name').fill('chesterfield "blue" & <b>co</b>')
  await page.getByRole('button', { name: 'Find its match' }).click()
  await expect(page.getByRole('alert')).toContainText('We don’t know that one.')
  await expect(page.getByLabel('Cigar name')).toHaveValue('chesterfield "blue" & <b>co</b>')
})

test('without a script a form signs in, and the portal says what it needs and signs out again', async ({
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

test(
  'without a script a description gets its result, an ambiguous name its choices, an empty form its question',
  rest,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/status of 422/)
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto('/match')
    await page.getByLabel('Cigar name').fill('unbanded connecticut toro')
    await page.getByRole('button', { name: 'Find its match' }).click()
    await expect(heading).toContainText('Unbanded Connecticut Toro')
    await expect(page).toHaveURL('/match?cigar=unbanded%20connecticut%20toro')

    await page.goto('/match?cigar=cohiba')
    await page.getByRole('link', { name: 'Cuban', exact: true }).click()
    await expect(heading).toContainText('Cohiba')
    await expect(page.getByText('Which one is yours?')).toHaveCount(0)

    await page.goto('/')
    await page.getByRole('button', { name: 'Your Free Pairing' }).click()
    await expect(page.getByRole('alert')).toHaveText('Please enter a cigar name')
  },
)

test(
  'without a script the age notice is a form, returns to its page, and does not come back',
  rest,
  async ({ newVisitor }) => {
    const visitor = await newVisitor({ javaScriptEnabled: false, hasSeenAgeNotice: false })
    const page = await visitor.newPage()
    await page.goto('/drinks?kind=wine&order=name')
    await page.getByRole('button', { name: 'I am 21 or older' }).click()
    await expect(page).toHaveURL('/drinks?kind=wine&order=name')
    await expect(page.getByRole('region', { name: 'Adults only' })).toHaveCount(0)
    await page.goto('/terms')
    await expect(page.getByRole('region', { name: 'Adults only' })).toHaveCount(0)
  },
)

test(
  'without a script an account can be created, and signs in to the page that was wanted',
  rest,
  async ({ page }) => {
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
  },
)

test('without a script filters are opened, applied, removed and kept over pages', rest, async ({ page }) => {
  const found = page.getByRole('heading', { level: 2 })
  await page.goto('/cigars')
  await page.getByText('Wrapper', { exact: true }).first().click()
  await page.getByRole('checkbox', { name: /^Broadleaf/ }).check()
  await page.getByRole('checkbox', { name: /^Cameroon/ }).check()
  await page.getByRole('button', { name: 'Show these' }).click()
  await expect(page).toHaveURL(/\/cigars\?q=&.*wrapper=broadleaf&wrapper=cameroon/)
  await expect(found).not.toContainText('All')
  await page.getByRole('link', { name: 'Remove Cameroon' }).click()
  await expect(page).toHaveURL('/cigars?wrapper=broadleaf')
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(found).toContainText('All')

  await page.goto('/cigars?brand=Padr%C3%B3n')
  await page.locator('details').filter({ hasText: 'Maker' }).locator('summary').click()
  await expect(page.getByRole('checkbox', { name: /^Padrón/ })).toBeChecked()
  await page.getByLabel('Add a maker').selectOption('Oliva')
  await page.getByRole('button', { name: 'Show these' }).click()
  await expect(page.getByRole('link', { name: 'Remove Oliva' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove Padrón' })).toBeVisible()

  await page.goto('/cigars?strength=4')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/cigars?strength=4&page=2')
  await page.getByRole('link', { name: 'Previous page' }).click()
  await expect(page).toHaveURL('/cigars?strength=4')

  await page.goto('/drinks')
  await page.getByRole('searchbox', { name: 'Name on the bottle' }).fill('nobody pours this')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(found).toHaveText('No drinks for “nobody pours this”')
  await page.getByRole('link', { name: /^Show all \d+ drinks/ }).click()
  await expect(page).toHaveURL('/drinks')
})

test(
  'without a script a phone’s landing page has no empty room, and its result changes with the cigar',
  rest,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const promise = await page.getByRole('heading', { level: 1 }).boundingBox()
    const field = await page.getByLabel('I’m lighting a').boundingBox()
    expect(field!.y - promise!.y - promise!.height).toBeLessThan(60)
    const section = page.locator('[data-live-result]')
    await expect(section.getByRole('radio')).toHaveCount(3)
    const titles = new Set<string>()
    for (const cigar of await section.getByRole('radio').all()) {
      await cigar.check({ force: true })
      await expect(section.getByRole('article')).toHaveCount(1)
      await expect(section.getByRole('article').getByText('Score out of 100')).toBeVisible()
      titles.add(await section.getByRole('heading', { level: 3 }).innerText())
    }
    expect(titles.size).toBe(3)
  },
)

test('a point of the ledger lights its axis on the radar, also without a script', rest, async ({ page }) => {
  await page.goto('/match/padron-1964-anniversary-maduro')
  await page.getByText(/^Every point of the \d+$/).click()
  const point = page.getByRole('checkbox').first()
  const lit = () =>
    page
      .locator('path[data-axis]')
      .evaluateAll(spokes => spokes.filter(spoke => getComputedStyle(spoke).opacity === '1').length)
  expect(await lit()).toBe(0)
  await point.check({ force: true })
  await expect.poll(lit).toBeGreaterThan(0)
  await point.uncheck({ force: true })
  await expect.poll(lit).toBe(0)
})
