import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { explorer, focusField } from '#test/components/explorer.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { expectTexts, textsOf } from '#test/components/texts.ts'

const padron = { brand: 'Padrón', cigarName: '1964 Anniversary' }
const question = '/pair?cigar=Padr%C3%B3n+1964+Anniversary'
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const keep = (fields: object) =>
  send<{ id: string }>('POST', '/api/humidor/items', { quantity: 3, purchasedOn: daysAgo(30), ...fields })

/** A member with three of a cigar in a humidor with a name. */
async function keepPadron(fields: object = {}) {
  await createMember()
  const { id } = await send<{ id: string }>('POST', '/api/humidors', { name: 'Main box' })
  await keep({ ...padron, humidorId: id, ...fields })
}

const kept = () => page.getByText('3 in your humidor: Main box, ready')
const undo = () =>
  page.getByRole('status').filter({ hasText: 'One taken out.' }).getByRole('button', { name: 'Undo' })
const smoke = () => page.getByRole('button', { name: 'Smoke it' })
const options = () => page.getByRole('option')

test('a result says what of its cigar is in the humidor, takes one out and puts it back', async () => {
  await keepPadron()
  await openPage(question)
  await expect.element(kept()).toBeVisible()
  await smoke().click()
  await expect.element(page.getByText('One taken out.')).toBeVisible()
  await expect.element(page.getByText('2 in your humidor: Main box, ready')).toBeVisible()
  await undo().click()
  await expect.element(kept()).toBeVisible()
  await expectSoundLayout()
  await page.getByRole('link', { name: 'Main box, ready' }).click()
  await expect
    .element(page.getByRole('main').getByRole('heading', { level: 1 }))
    .toHaveTextContent('My Humidor')
  await expectTexts(page.getByRole('region', { name: /found/ }).getByRole('listitem'), [/1964 Anniversary/])
})

test('the last cigar that is taken out from a result can be put back', async () => {
  await keepPadron({ quantity: 1 })
  await openPage(question)
  await smoke().click()
  await expect.element(page.getByText('in your humidor: Main box')).not.toBeInTheDocument()
  await undo().click()
  await expect.element(page.getByText('1 in your humidor: Main box, ready')).toBeVisible()
})

test('a saved pairing says it too', async () => {
  await keepPadron()
  const { id } = await send<{ id: string }>('POST', '/api/saved-pairings/free', {
    cigar: 'padron-1964-anniversary',
    drink: 'lagavulin-16-year',
  })
  await openPage(`/dashboard/pairings/${id}`)
  await expect.element(kept()).toBeVisible()
})

test('the answer to a drink offers what of the humidor goes with it', async () => {
  await createMember()
  await keep({ brand: 'Drew Estate', cigarName: 'Liga Privada No. 9' })
  await keep({ ...padron, agingUntil: daysAgo(-30) })
  await openPage('/pair?drink=Lagavulin+16')
  const offer = page.getByText('From your humidor: Drew Estate Liga Privada No. 9')
  await offer.getByRole('link', { name: 'Drew Estate Liga Privada No. 9' }).click()
  await expect.element(page.getByText('3 in your humidor: My Humidor, ready')).toBeVisible()
})

test('the explorer and the palette suggest one’s own cigars first, and those only the member knows', async () => {
  await keepPadron()
  await keep({ brand: 'Nobody', cigarName: 'Padron like gift', quantity: 1 })
  await openPage('/pair')
  await expect.element(explorer.submit()).toBeVisible()
  await focusField()
  await explorer.field().fill('padron')
  await expect.element(options().nth(0)).toHaveTextContent('Nobody Padron like gift')
  await expect.element(options().nth(1)).toHaveTextContent('3 in your humidor')
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Control>}k{/Control}')
  const palette = page.getByRole('dialog', { name: 'Search or jump to' })
  await palette.getByRole('combobox').fill('padron 1964')
  await expect.element(palette.getByRole('group').first()).toHaveAccessibleName('In your humidor')
})

test('the journal suggests one’s own cigars first, those of which some are left before the others', async () => {
  await keepPadron()
  const { id } = await keep({ brand: 'Padrón', cigarName: '1926 Serie', quantity: 1 })
  await send('POST', `/api/humidor/items/${id}/smoke`, {})
  await openPage('/dashboard/journal')
  await page.getByRole('button', { name: 'Add New Entry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Journal Entry' })
  await dialog.getByLabelText('Cigar Name').click()
  await userEvent.keyboard('padron 19')
  await expect
    .poll(() => textsOf(options()).slice(0, 2))
    .toEqual(['Padrón 1964 Anniversary 3 in your humidor', 'Padrón 1926 Serie none left in your humidor'])
  await options().first().click()
  await expect.element(dialog.getByText('From your humidor: Padrón 1964 Anniversary')).toBeVisible()
})
