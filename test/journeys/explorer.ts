import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { becomeMember } from './portal-member.ts'

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
    // A plain field until somebody is about to type in it, then one that suggests.
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

export async function openExplorer(page: Page, address = '/pair'): Promise<Explorer> {
  await becomeMember(page)
  await page.goto(address)
  const explorer = explorerOn(page)
  await explorer.submit.waitFor()
  return explorer
}

/** Waits until the field suggests, as it does soon after somebody went into it. */
export async function goInto(page: Page, { field }: Explorer): Promise<void> {
  await field.focus()
  await expect(page.getByRole('main').getByRole('combobox')).toBeFocused()
}

/** Types a name and puts the suggestions away, which would hang over the rest of the form. */
export async function fillIn(page: Page, explorer: Explorer, cigar: string): Promise<void> {
  await goInto(page, explorer)
  await explorer.field.fill(cigar)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
}

/** Asks with Enter, which works whether or not suggestions hang over the rest of the form. */
export async function askFor({ field }: Explorer, cigar: string): Promise<void> {
  await field.fill(cigar)
  await field.press('Enter')
}

export interface Row {
  id: string
  cigar_name: string
  pairing_type: string
  pairing_name: string
  rating: number | null
}

/** What stands in the member's vault. */
export async function vaultOf(page: Page): Promise<Row[]> {
  const answer = await page.request.get('/api/saved-pairings')
  return ((await answer.json()) as { pairings: Row[] }).pairings
}
