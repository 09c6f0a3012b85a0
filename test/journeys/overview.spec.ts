import type { Page } from '@playwright/test'
import { findDrink, stockBar } from './bar.ts'
import { expect, test } from './fixtures.ts'
import { createMember, headingOf } from './members.ts'
import { savePairing } from './saved-pairings.ts'

const padron = 'Padrón 1964 Anniversary'
const cardOf = (page: Page) => page.getByRole('region', { name: 'Your evening' })
const pickOf = (page: Page) => cardOf(page).getByRole('heading', { level: 3 })
const press = (page: Page, name: string) => cardOf(page).getByRole('button', { name, exact: true }).click()

test('the overview leads to Tonight’s Pick and to an evening of one’s own, which outlasts a reload', async ({
  page,
}) => {
  await createMember(page)
  // Rated, so that it comes before the curated pairings.
  const id = await savePairing(page, { cigar_name: padron, pairing_name: 'A rum', notes: 'Kept.' })
  await page.request.patch(`/api/saved-pairings/${id}`, { data: { rating: 5 } })
  const drink = await findDrink(page, 'zacapa')
  await stockBar(page, drink.id)
  const pair = `${padron} & ${drink.name}`
  const pick = await (await page.request.get('/api/pairings/featured')).json()
  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: 'Tonight’s Pick' })
  await card.getByRole('link', { name: 'See the pairing' }).click()
  await expect(page).toHaveURL(`/pairings/${pick.slug}`)
  await expect(headingOf(page)).toHaveText(pick.title)
  await page.goBack()

  await press(page, '1½ hours')
  await press(page, 'Pick for tonight')
  await expect(pickOf(page)).toHaveText(pair)
  await cardOf(page).getByRole('link', { name: 'Open in the explorer' }).click()
  await expect(page).toHaveURL(/\/pair\?cigar=/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(pair)
  await expect(page.getByText('Kept in your vault.')).toBeVisible()
  await page.goBack()
  await expect(pickOf(page)).toHaveText(pair)
  await page.reload()
  await expect(pickOf(page)).toHaveText(pair)
  await press(page, 'Have it tonight')
  await expect(page).toHaveURL(/\/dashboard\/pairings\/[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { name: pair, level: 2 })).toBeVisible()
  await expect(page.getByText('You’re having this one tonight.')).toBeVisible()
})
