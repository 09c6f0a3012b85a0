import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from './axe.ts'
import { findDrink, stockBar } from './bar.ts'
import { expect, rest, test } from './fixtures.ts'
import { createMember } from './members.ts'
import { expectToFit } from './page-checks.ts'

const cardOf = (page: Page) => page.getByRole('region', { name: 'Your evening' })
const pickOf = (page: Page) => cardOf(page).getByRole('heading', { level: 3 })
const press = (page: Page, name: string) => cardOf(page).getByRole('button', { name, exact: true }).click()

/** Rated, so that it comes before the curated pairings. */
async function saveRatedCigar(page: Page, cigar_name: string, rating: number): Promise<void> {
  const pairing = { cigar_name, pairing_type: 'spirit', pairing_name: 'A rum', notes: 'Kept.' }
  const saved = await page.request.post('/api/saved-pairings', { data: pairing })
  expect(saved.status(), await saved.text()).toBe(200)
  const { id } = await saved.json()
  const rated = await page.request.patch(`/api/saved-pairings/${id}`, { data: { rating } })
  expect(rated.status()).toBe(200)
}

test('one button picks a cigar of the vault and a drink of the bar for the time, with reasons', async ({
  page,
}) => {
  await createMember(page)
  await saveRatedCigar(page, 'Padrón 1964 Anniversary', 5)
  const { id, name } = await findDrink(page, 'zacapa')
  await stockBar(page, id)
  await page.goto('/dashboard')
  await press(page, '1½ hours')
  await press(page, 'Pick for tonight')
  await expect(pickOf(page)).toHaveText(`Padrón 1964 Anniversary & ${name}`)
  const card = cardOf(page)
  await expect(card.getByText('From your vault', { exact: true })).toBeVisible()
  await expect(card.getByText('From your bar', { exact: true })).toBeVisible()
  await expect(card.getByText(/five stars/)).toBeVisible()
  await expect(card.getByText(/your hour and a half/)).toBeVisible()
  await card.getByText(/^Every point of the \d+$/).click()
  await expect(card.getByText('Starting points')).toBeVisible()
  await card.getByRole('link', { name: 'Open in the explorer' }).click()
  await expect(page).toHaveURL(/\/pair\?cigar=/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    `Padrón 1964 Anniversary & ${name}`,
  )
  await expect(page.getByText('Kept in your vault.')).toBeVisible()
  await page.goBack()
  await expect(pickOf(page)).toHaveText(`Padrón 1964 Anniversary & ${name}`)
  await page.reload()
  await expect(pickOf(page)).toHaveText(`Padrón 1964 Anniversary & ${name}`)
  await press(page, 'Have it tonight')
  await expect(page).toHaveURL(/\/dashboard\/pairings\/[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { name: `Padrón 1964 Anniversary & ${name}` })).toBeVisible()
  await expect(page.getByText('You’re having this one tonight.')).toBeVisible()
})

test('“Not this one” is remembered and can be undone', async ({ page }) => {
  await createMember(page)
  await saveRatedCigar(page, 'Padrón 1964 Anniversary', 5)
  await saveRatedCigar(page, 'Oliva Serie V', 4)
  await page.goto('/dashboard')
  await press(page, 'Pick for tonight')
  await expect(pickOf(page)).toHaveText(/^Padrón 1964 Anniversary & /)
  await press(page, 'Not this one')
  await expect(pickOf(page)).toHaveText(/^Oliva Serie V & /)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(pickOf(page)).toHaveText(/^Padrón 1964 Anniversary & /)
  await press(page, 'Not this one')
  await expect(pickOf(page)).toHaveText(/^Oliva Serie V & /)
  await page.reload()
  await press(page, 'Pick for tonight')
  await expect(pickOf(page)).toHaveText(/^Oliva Serie V & /)
  const declined = cardOf(page).getByRole('region', { name: 'Cigars you declined' })
  await declined.getByRole('button', { name: 'Offer Padrón 1964 Anniversary again' }).click()
  await expect(declined).toBeHidden()
  await press(page, 'Pick for tonight')
  await expect(pickOf(page)).toHaveText(/^Padrón 1964 Anniversary & /)
})

test('“Another one” moves on and keeps the first pick', rest, async ({ page }) => {
  await createMember(page)
  await page.goto('/dashboard')
  await press(page, 'Pick for tonight')
  await expect(pickOf(page)).toBeVisible()
  const first = (await pickOf(page).textContent())!
  await press(page, 'Another one')
  await expect(pickOf(page)).not.toHaveText(first)
  await expect(cardOf(page).getByRole('button', { name: 'Another one' })).toBeFocused()
  await press(page, 'Pick for tonight')
  await expect(pickOf(page)).toHaveText(first)
})

test('without a network there is a message, and the time stays selected', async ({ page, browserErrors }) => {
  browserErrors.expect(/ERR_FAILED/)
  await createMember(page)
  await page.goto('/dashboard')
  await page.route('**/api/tonight', route => route.abort())
  await press(page, '2 hours')
  await press(page, 'Pick for tonight')
  const problem = cardOf(page).getByRole('alert')
  await expect(problem).toContainText('Network error. Please check your internet connection and try again.')
  await expect(cardOf(page).getByRole('button', { name: '2 hours' })).toHaveAttribute('aria-pressed', 'true')
  await page.unroute('**/api/tonight')
  await problem.getByRole('button', { name: 'Try Again' }).click()
  await expect(pickOf(page)).toBeVisible()
  await page.route('**/api/tonight/**', route => route.abort())
  const before = (await pickOf(page).textContent())!
  await press(page, 'Not this one')
  await expect(page.getByRole('alert').filter({ hasText: 'Network error.' })).toBeVisible()
  await expect(pickOf(page)).toHaveText(before)
})

test('the pick is accessible and fits every width', rest, async ({ page }) => {
  test.slow()
  await createMember(page)
  await page.goto('/dashboard')
  await press(page, 'Pick for tonight')
  await expect(pickOf(page)).toBeVisible()
  await cardOf(page)
    .getByText(/^Every point of the \d+$/)
    .click()
  await expectAccessibleInEveryLook(page)
  await expectToFit(page)
})

test('a cigar of the humidor that is at its best comes first, with the way to it', async ({ page }) => {
  await createMember(page)
  await saveRatedCigar(page, 'Padrón 1964 Anniversary', 5)
  const item = { brand: 'Oliva', cigarName: 'Serie V Melanio', quantity: 3, purchasedOn: '2025-06-01' }
  const added = await page.request.post('/api/humidor/items', { data: item })
  expect(added.status(), await added.text()).toBe(200)
  await page.goto('/dashboard')
  await press(page, 'Pick for tonight')
  await expect(pickOf(page)).toHaveText(/^Oliva Serie V Melanio & /)
  await expectAccessibleInEveryLook(page)
  await cardOf(page).getByRole('link', { name: 'In your humidor, at its best' }).click()
  await expect(page).toHaveURL(/\/dashboard\/humidor\?q=Oliva/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Oliva Serie V Melanio' })).toBeVisible()
  await page.goBack()
  await press(page, 'Another one')
  await expect(pickOf(page)).toHaveText(/^Padrón 1964 Anniversary & /)
})
