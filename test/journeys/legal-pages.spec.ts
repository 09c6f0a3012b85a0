import { expect, test } from './fixtures.ts'

test('the footer leads to Terms, Privacy and Press Kit', async ({ page }) => {
  for (const name of ['Terms', 'Privacy', 'Press Kit']) {
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await page.getByRole('link', { name: /^Smoke Deck/ }).click()
    await expect(page).toHaveURL('/')
  }
})

for (const address of ['/no/such/table', '/match/no-such-cigar'])
  test(`an unknown address gets a page with a way back: ${address}`, async ({ page, browserErrors }) => {
    browserErrors.expect(/status of 404/)
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody sits at this table.')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('Atlanta, Georgia')
    await page.getByRole('link', { name: 'Back to the home page' }).click()
    await expect(page).toHaveURL('/')
  })
