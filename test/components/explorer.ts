import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createMember } from './members.ts'
import { openPage } from './open-page.tsx'

const main = () => page.getByRole('main')

export const explorer = {
  /** A plain field until it gets the focus, then one with suggestions. */
  field: () => main().getByLabelText('Cigar name', { exact: true }),
  drinkField: () => main().getByLabelText('Drink name', { exact: true }),
  submit: () => main().getByRole('button', { name: /^(Find its match|Finding Pairing\.\.\.)$/ }),
  error: () => main().getByRole('alert'),
  /** The pair that is shown large. */
  title: () => main().getByRole('heading', { level: 2 }).filter({ hasText: '&' }),
  another: () => main().getByRole('button', { name: 'Find Another Pairing' }),
  runnersUp: () =>
    main()
      .getByRole('region', { name: /^(Two runners-up|The other (pours|cigars))$/ })
      .getByRole('button'),
}

/** The explorer of a new member. */
export async function openExplorer(search = '') {
  await createMember()
  const opened = await openPage(`/pair${search}`)
  if (search === '') await expect.element(explorer.submit()).toBeVisible()
  return opened
}

/** Waits until the field suggests, as it does soon after it got the focus. */
export async function focusField(): Promise<void> {
  explorer.field().element().focus()
  await expect.element(main().getByRole('combobox')).toHaveFocus()
}

/** Types a name and closes the suggestions, which would cover the rest of the form. */
export async function fillCigar(cigar: string): Promise<void> {
  await focusField()
  await explorer.field().fill(cigar)
  await expect.element(page.getByRole('option').first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('option')).not.toBeInTheDocument()
}

/** Submits with Enter, which works whether or not suggestions cover the rest of the form. */
export async function submitCigar(cigar: string): Promise<void> {
  await focusField()
  await explorer.field().fill(cigar)
  await userEvent.keyboard('{Enter}')
}

export async function shownPair(): Promise<string> {
  await expect.element(explorer.title()).toBeVisible()
  return (explorer.title().element().textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}
