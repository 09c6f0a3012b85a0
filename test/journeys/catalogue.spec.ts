import type { Page } from '@playwright/test'
import { openFinder, submitCigar } from './finder.ts'
import { expect, rest, test } from './fixtures.ts'
import { createAccount } from './members.ts'
import { signInFormOn } from './sign-in-form.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const group = (page: Page, name: string) => page.locator('details').filter({ hasText: name })

test('the landing page leads to a cigar, to a drink for it, and to other cigars for that drink', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: /cigar lines$/ }).click()
  await page.getByRole('searchbox', { name: 'Name on the band' }).fill('padron 1964 maduro')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Padrón 1964 Anniversary Maduro' }).click()
  await expect(page).toHaveURL('/cigars/padron-1964-anniversary-maduro')
  await expect(page.getByRole('complementary', { name: 'How it tastes' })).toContainText('Strength')

  const pours = page.getByRole('region', { name: 'What to pour with it' })
  const drink = pours.getByRole('region', { name: 'A wine' }).getByRole('link').first()
  const name = await drink.textContent()
  await drink.click()
  await expect(heading(page)).toHaveText(name ?? '')
  const smokes = page.getByRole('region', { name: 'What to smoke with it' })
  await expect(smokes.getByRole('listitem')).toHaveCount(9)
  await smokes.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/cigars\/./)
})

test(
  'a filter is applied by keyboard alone, at once, and stays open for the next',
  rest,
  async ({ page }) => {
    await page.goto('/drinks')
    await page.getByRole('button', { name: 'Search' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('checkbox', { name: /^Spirits/ })).toBeFocused()
    await page.keyboard.press('Space')
    // An address to share says only what was chosen.
    await expect(page).toHaveURL('/drinks?kind=spirit')
    await expect(page.getByRole('link', { name: 'Remove Spirits' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Spirits/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/\/drinks\?kind=spirit&kind=(wine|mocktail)/)

    await page.goBack()
    await expect(page).toHaveURL('/drinks?kind=spirit')
    await group(page, 'Kind').locator('summary').click()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await page.goBack()
    await expect(page).toHaveURL('/drinks')
    await expect(page.locator('input[type=checkbox]:checked')).toHaveCount(0)
  },
)

test(
  'an order applies at once, a letter lists its makers, and an open filter closes with Escape or a click',
  rest,
  async ({ page }) => {
    await page.goto('/cigars')
    await expect(page.getByRole('button', { name: 'Show' })).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Order' }).selectOption('Mildest')
    await expect(page).toHaveURL('/cigars?order=mild')
    await page.getByRole('navigation', { name: 'First letter' }).getByRole('link', { name: 'P' }).click()
    await expect(page).toHaveURL('/cigars?letter=P&order=name')
    await page.getByRole('link', { name: 'Last page' }).click()
    await expect(page.getByRole('link', { name: 'Last page' })).toHaveCount(0)
    await page.getByRole('link', { name: 'First page' }).click()
    await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()

    const size = group(page, 'Size')
    await size.locator('summary').click()
    await page.getByRole('checkbox', { name: /^Slim/ }).focus()
    await page.keyboard.press('Escape')
    await expect(size).not.toHaveAttribute('open')
    await expect(size.locator('summary')).toBeFocused()
    await size.locator('summary').click()
    await expect(size).toHaveAttribute('open')
    await heading(page).click()
    await expect(size).not.toHaveAttribute('open')

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/drinks')
    await group(page, 'Weight').locator('summary').click()
    const option = page.getByRole('checkbox', { name: /^Delicate/ })
    await expect(option).toBeInViewport({ ratio: 1 })
    const isOnTop = await option.evaluate(box => {
      const { x, y, width, height } = box.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === box
    })
    expect(isOnTop).toBe(true)
    await option.check()
    await expect(page).toHaveURL('/drinks?weight=1')
  },
)

test(
  'a match leads to its cigar and back, a result in the finder to the page of its drink',
  rest,
  async ({ page }) => {
    await page.goto('/cigars/padron-1964-anniversary-maduro')
    await page.getByRole('link', { name: 'See its match' }).click()
    await expect(page.getByRole('complementary', { name: 'Why this pair' })).toBeVisible()
    await page.getByRole('link', { name: 'More drinks for Padrón 1964 Anniversary Maduro' }).click()
    await expect(page).toHaveURL('/cigars/padron-1964-anniversary-maduro')
    const finder = await openFinder(page)
    await submitCigar(finder, 'Padron 1964 Maduro')
    await expect(finder.title).toBeVisible()
    await page.getByRole('link', { name: /^More cigars for/ }).click()
    await expect(page).toHaveURL(/\/drinks\/./)
  },
)

test(
  'a visitor who finds something wrong signs in, comes back to the row and tells it',
  rest,
  async ({ page }) => {
    const member = await createAccount('corrector')
    await page.goto('/cigars/5-vegas-classic')
    await page.getByRole('link', { name: 'Something wrong or missing? Tell us' }).click()
    await expect(page).toHaveURL(/^[^?]+\/login\?next=/)
    await signInFormOn(page).signIn(member)
    await expect(heading(page)).toHaveText('Corrections')
    await expect(page.getByRole('heading', { name: '5 Vegas Classic' })).toBeVisible()
    await page.getByRole('button', { name: 'Sizes', exact: true }).click()
    await page.getByLabel('What it should be').fill('There is a Churchill, too.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('region', { name: 'Your reports' }).getByRole('listitem')).toContainText(
      'Sizes: There is a Churchill, too.',
    )
    await page.goto('/drinks?q=zzzqqq+xyzzy')
    await page.getByRole('link', { name: 'Something wrong or missing? Tell us' }).click()
    await expect(page.getByLabel('Name of the drink')).toHaveValue('zzzqqq xyzzy')
  },
)

test('all reasons on a page begin differently', rest, async ({ page }) => {
  for (const [path, region] of [
    ['/cigars/5-vegas-classic', 'What to pour with it'],
    ['/drinks/moscow-mule', 'What to smoke with it'],
  ] as const) {
    await page.goto(path)
    const rows = await page.getByRole('region', { name: region }).getByRole('listitem').all()
    const reasons = await Promise.all(rows.map(row => row.getByRole('paragraph').nth(1).textContent()))
    expect(new Set(reasons.map(reason => reason?.split(' ', 2).join(' '))).size).toBe(rows.length)
  }
})

test(
  'unknown and odd addresses lead on: a page that is missing, a letter cut in two, a slash too many',
  rest,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/status of 404/)
    for (const address of ['/no/such/table', '/match/no-such-cigar', '/cigars/padr%C3']) {
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(404)
      await expect(heading(page)).toHaveText('Nobody sits at this table.')
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText('Atlanta, Georgia')
      await page.getByRole('link', { name: 'Back to the home page' }).click()
      await expect(page).toHaveURL('/')
    }
    await page.goto('/drinks/?kind=wine')
    await expect(page).toHaveURL('/drinks?kind=wine')
    await expect(page.getByRole('link', { name: 'Remove Wine and beer' })).toBeVisible()
    for (const name of ['Terms', 'Privacy', 'Press Kit']) {
      await page.goto('/')
      await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name }).click()
      await expect(heading(page)).toHaveText(name)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await page.getByRole('link', { name: /^Smoke Deck/ }).click()
      await expect(page).toHaveURL('/')
    }
  },
)
