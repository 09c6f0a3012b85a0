import { openFinder, submitCigar } from './finder.ts'
import { expect, rest, test } from './fixtures.ts'

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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  const smokes = page.getByRole('region', { name: 'What to smoke with it' })
  await expect(smokes.getByRole('listitem')).toHaveCount(9)
  await smokes.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/cigars\/./)
})

test('a cigar page leads to its match in full and back', rest, async ({ page }) => {
  await page.goto('/cigars/padron-1964-anniversary-maduro')
  await page.getByRole('link', { name: 'See its match' }).click()
  await expect(page.getByRole('complementary', { name: 'Why this pair' })).toBeVisible()
  await page.getByRole('link', { name: 'More drinks for Padrón 1964 Anniversary Maduro' }).click()
  await expect(page).toHaveURL('/cigars/padron-1964-anniversary-maduro')
})

test('a result in the finder leads to the page of the drink', async ({ page }) => {
  const finder = await openFinder(page)
  await submitCigar(finder, 'Padron 1964 Maduro')
  await expect(finder.title).toBeVisible()
  await page.getByRole('link', { name: /^More cigars for/ }).click()
  await expect(page).toHaveURL(/\/drinks\/./)
})

test(
  'an address cut off in the middle of a letter gets the 404 page, which leads to the lists',
  rest,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/status of 404.*\/cigars\/padr%C3/)
    await page.goto('/cigars/padr%C3')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody sits at this table.')
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Cigars' }).click()
    await expect(page).toHaveURL('/cigars')
  },
)

test('an address with a trailing slash is redirected with its filters', rest, async ({ page }) => {
  await page.goto('/drinks/?kind=wine')
  await expect(page).toHaveURL('/drinks?kind=wine')
  await expect(page.getByRole('link', { name: 'Remove Wine and beer' })).toBeVisible()
})

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
