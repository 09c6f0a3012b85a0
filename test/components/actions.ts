import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'

export async function chooseFromMenu(menu: Locator, item: string): Promise<void> {
  await menu.click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Presses a key where the focus is put first, as a keyboard user would. */
export async function press(target: Locator, key: string): Promise<void> {
  await expect.element(target).toBeVisible()
  target.element().focus()
  await userEvent.keyboard(`{${key}}`)
}

/** A field of the list of fields that one text each has to match. */
export const matching = (...patterns: readonly RegExp[]): unknown[] =>
  patterns.map(pattern => expect.stringMatching(pattern))
