import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { send } from './members.ts'

export const drinkField = () => page.getByRole('combobox', { name: 'Add a drink' })

/** The field turns into one with suggestions when it gets the focus. */
export async function focusDrinkField(): Promise<void> {
  const field = page.getByLabelText('Add a drink', { exact: true })
  await expect.element(field).toBeVisible()
  field.element().focus()
  await expect.element(drinkField()).toHaveFocus()
}

export const bottleOf = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

type Level = 'Full' | 'Half' | 'Low' | 'Empty'
/** What the bottle itself says of how much is left. */
export const expectLevel = (bottle: Locator, level: Level) =>
  expect.element(bottle.getByRole('button', { name: `: ${level.toLowerCase()}.` })).toBeVisible()

export async function chooseInMenu(name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page
    .getByRole('menuitem', { name: action, exact: true })
    .or(page.getByRole('menuitemcheckbox', { name: action, exact: true }))
    .click()
}

/** Adds the catalogue's first drink for each of these words, as another device of the member would. */
export async function stockBar(...words: string[]): Promise<{ id: string; name: string }[]> {
  const drinks = await Promise.all(words.map(findDrink))
  for (const { id } of drinks) await send('PUT', `/api/bar/${id}`, { level: 'full' })
  return drinks
}

export async function findDrink(words: string): Promise<{ id: string; name: string }> {
  const { matches } = await send<{ matches: { id: string; name: string }[] }>(
    'GET',
    `/api/drinks/search?q=${encodeURIComponent(words)}`,
  )
  const [first] = matches
  if (!first) throw new Error(`no drink for ${words}`)
  return first
}
