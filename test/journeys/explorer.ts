import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { createMember } from './members.ts'

export interface Explorer {
  field: Locator
  drinkField: Locator
  submit: Locator
  error: Locator
  /** The pair that is shown large. */
  title: Locator
  another: Locator
  runnersUp: Locator
}

export function explorerOn(page: Page): Explorer {
  const main = page.getByRole('main')
  return {
    // A plain field until it gets the focus, then one with suggestions.
    field: main.getByLabel('Cigar name', { exact: true }),
    drinkField: main.getByLabel('Drink name', { exact: true }),
    submit: main.getByRole('button', { name: /^(Find its match|Finding Pairing\.\.\.)$/ }),
    error: main.getByRole('alert'),
    title: main.getByRole('heading', { level: 2 }).filter({ hasText: '&' }),
    another: main.getByRole('button', { name: 'Find Another Pairing' }),
    runnersUp: main
      .getByRole('region', { name: /^(Two runners-up|The other (pours|cigars))$/ })
      .getByRole('button'),
  }
}

/** The explorer of a new member. */
export async function openExplorer(page: Page): Promise<Explorer> {
  await createMember(page)
  await page.goto('/pair')
  const explorer = explorerOn(page)
  await explorer.submit.waitFor()
  return explorer
}

/** Waits until the field suggests, as it does soon after it got the focus. */
export async function focusField(page: Page, { field }: Explorer): Promise<void> {
  await field.focus()
  await expect(page.getByRole('main').getByRole('combobox')).toBeFocused()
}
