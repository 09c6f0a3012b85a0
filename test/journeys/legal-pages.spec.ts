import { expect, test } from './fixtures.ts'

for (const name of ['Terms', 'Privacy', 'Press Kit'])
  test(`the footer leads to ${name}`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page).toHaveTitle(`${name} · Smoke Deck`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await page.getByRole('link', { name: /^Smoke Deck/ }).click()
    await expect(page).toHaveURL('/')
  })

test('an address that is no page is answered by a page of the house', async ({ page, trouble }) => {
  trouble.expect(/status of 404/)
  const answer = await page.goto('/no/such/table')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody sits at this table.')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Atlanta, Georgia')
  await page.getByRole('link', { name: 'Back to the door' }).click()
  await expect(page).toHaveURL('/')
})

test('a pairing that does not exist is answered by the same page', async ({ page, trouble }) => {
  trouble.expect(/status of 404/)
  const answer = await page.goto('/match/no-such-cigar')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody sits at this table.')
})
