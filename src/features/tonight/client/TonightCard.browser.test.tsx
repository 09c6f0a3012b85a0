import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { stockBar } from '#test/components/bar.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { changePairing, savePairing } from '#test/components/pairings.ts'
import { textsOf } from '#test/components/texts.ts'

const card = () => page.getByRole('region', { name: 'Your evening' })
const pick = () => card().getByRole('heading', { level: 3 })
const press = (name: string) => card().getByRole('button', { name, exact: true }).click()
const padron = 'Padrón 1964 Anniversary'

/** Rated, so that it comes before the curated pairings. */
async function saveRatedCigar(cigar_name: string, rating: number): Promise<void> {
  await changePairing(await savePairing({ cigar_name, pairing_name: 'A rum', notes: 'Kept.' }), { rating })
}

test('one button picks a cigar of the vault and a drink of the bar for the time, with reasons', async () => {
  await createMember()
  await saveRatedCigar(padron, 5)
  const [drink] = await stockBar('zacapa')
  await openPage('/dashboard')
  await press('1½ hours')
  await press('Pick for tonight')
  await expect.element(pick()).toHaveTextContent(`${padron} & ${drink!.name}`)
  await expect.element(card().getByText('From your vault', { exact: true })).toBeVisible()
  await expect.element(card().getByText('From your bar', { exact: true })).toBeVisible()
  await expect.element(card().getByText(/five stars/)).toBeVisible()
  await expect.element(card().getByText(/your hour and a half/)).toBeVisible()
  await card()
    .getByText(/^Every point of the \d+$/)
    .click()
  await expect.element(card().getByText('Starting points')).toBeVisible()
  await expectSoundLayout()
})

test('“Not this one” is remembered and can be undone', async () => {
  await createMember()
  await saveRatedCigar(padron, 5)
  await saveRatedCigar('Oliva Serie V', 4)
  await openPage('/dashboard')
  await press('Pick for tonight')
  await expect.element(pick()).toHaveTextContent(/^Padrón 1964 Anniversary & /)
  await press('Not this one')
  await expect.element(pick()).toHaveTextContent(/^Oliva Serie V & /)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(pick()).toHaveTextContent(/^Padrón 1964 Anniversary & /)
  await press('Not this one')
  await expect.element(pick()).toHaveTextContent(/^Oliva Serie V & /)
  await openPage('/dashboard')
  await press('Pick for tonight')
  await expect.element(pick()).toHaveTextContent(/^Oliva Serie V & /)
  const declined = card().getByRole('region', { name: 'Cigars you declined' })
  await declined.getByRole('button', { name: `Offer ${padron} again` }).click()
  await expect.element(declined).not.toBeInTheDocument()
  await press('Pick for tonight')
  await expect.element(pick()).toHaveTextContent(/^Padrón 1964 Anniversary & /)
})

test('“Another one” moves on and keeps the first pick', async () => {
  await createMember()
  await openPage('/dashboard')
  await press('Pick for tonight')
  await expect.element(pick()).toBeVisible()
  const [first = ''] = textsOf(pick())
  await press('Another one')
  await expect.poll(() => textsOf(pick())).not.toEqual([first])
  await expect.element(card().getByRole('button', { name: 'Another one' })).toHaveFocus()
  await press('Pick for tonight')
  await expect.poll(() => textsOf(pick())).toEqual([first])
})

test('without a network there is a message, and the time stays selected', async () => {
  await createMember()
  await openPage('/dashboard')
  await expect.element(card().getByRole('button', { name: '2 hours' })).toBeVisible()
  await commands.failRequests('**/api/tonight')
  await press('2 hours')
  await press('Pick for tonight')
  const problem = card().getByRole('alert')
  await expect
    .element(problem)
    .toHaveTextContent('Network error. Please check your internet connection and try again.')
  await expect
    .element(card().getByRole('button', { name: '2 hours' }))
    .toHaveAttribute('aria-pressed', 'true')
  await commands.restoreRequests()
  await problem.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(pick()).toBeVisible()
  const before = textsOf(pick())
  await commands.failRequests('**/api/tonight/**')
  await press('Not this one')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Network error.' })).toBeVisible()
  expect(textsOf(pick())).toEqual(before)
})

test('a cigar of the humidor that is at its best comes first, with the way to it', async () => {
  await createMember()
  await saveRatedCigar(padron, 5)
  const item = { brand: 'Oliva', cigarName: 'Serie V Melanio', quantity: 3, purchasedOn: '2025-06-01' }
  await send('POST', '/api/humidor/items', item)
  await openPage('/dashboard')
  await press('Pick for tonight')
  await expect.element(pick()).toHaveTextContent(/^Oliva Serie V Melanio & /)
  await expect
    .element(card().getByRole('link', { name: 'In your humidor, at its best' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/dashboard\/humidor\?q=Oliva/))
  await expectSoundLayout()
  await press('Another one')
  await expect.element(pick()).toHaveTextContent(/^Padrón 1964 Anniversary & /)
})
