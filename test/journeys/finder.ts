import type { Locator, Page } from '@playwright/test'

export interface Finder {
  dialog: Locator
  field: Locator
  submit: Locator
  error: Locator
  title: Locator
}

/** The pairing finder in front of a page. */
export function finderOn(page: Page): Finder {
  const dialog = page.getByRole('dialog', { name: 'Pairing finder' })
  return {
    dialog,
    field: dialog.getByRole('combobox', { name: 'Cigar name' }),
    submit: dialog.getByRole('button', { name: /^(Find its match|Finding Pairing\.\.\.)$/ }),
    error: dialog.getByRole('alert'),
    title: dialog.getByRole('heading', { level: 1 }),
  }
}

export async function openFinder(page: Page): Promise<Finder> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Your Free Pairing' }).click()
  const finder = finderOn(page)
  await finder.field.waitFor()
  return finder
}

/** Submits with Enter, which works whether or not suggestions cover the rest of the form. */
export async function submitCigar({ field }: Pick<Finder, 'field'>, cigar: string): Promise<void> {
  await field.fill(cigar)
  await field.press('Enter')
}
