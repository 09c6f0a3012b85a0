import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const drinkField = (page: Page) => page.getByRole('combobox', { name: 'Add a drink' })

/** The field turns into one with suggestions when it gets the focus. */
export async function focusDrinkField(page: Page): Promise<void> {
  await page.getByLabel('Add a drink', { exact: true }).focus()
  await expect(drinkField(page)).toBeFocused()
}

export const bottleOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
type Level = 'Full' | 'Half' | 'Low' | 'Empty'
/** What the bottle itself says of how much is left. */
export const expectLevel = (bottle: Locator, level: Level) =>
  expect(bottle.getByRole('button', { name: `: ${level.toLowerCase()}.` })).toBeVisible()

export async function chooseInMenu(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page
    .getByRole('menuitem', { name: action, exact: true })
    .or(page.getByRole('menuitemcheckbox', { name: action, exact: true }))
    .click()
}

/** Adds drinks as another device of the member would. */
export async function stockBar(page: Page, ...drinkIds: string[]): Promise<void> {
  for (const id of drinkIds) {
    const answer = await page.request.put(`/api/bar/${id}`, { data: { level: 'full' } })
    expect(answer.status(), await answer.text()).toBe(200)
  }
}

/** The catalogue's first drink for these words. */
export async function findDrink(page: Page, words: string): Promise<{ id: string; name: string }> {
  const { matches } = await (await page.request.get('/api/drinks/search', { params: { q: words } })).json()
  return matches[0]
}
