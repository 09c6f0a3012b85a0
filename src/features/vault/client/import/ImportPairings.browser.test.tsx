import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { cardOf, cardsOf, filesOf, readVault, savePairing } from '#test/components/pairings.ts'

const evenings = [
  'Cigar;Drink;Rating;Date;Notes;Price',
  'Padron 1964 Anniversary;Ron Zacapa Centenario 23;4/5;2025-11-24;"Cocoa;',
  'and cane";12',
  'A hand-rolled corojo;Moonshine;;;;',
  ';Tawny Port;;;;',
].join('\r\n')
const dialog = () => page.getByRole('dialog', { name: 'Import a CSV' })

async function openEmptyVault() {
  await createMember()
  await openPage('/dashboard/pairings')
  await expect.element(page.getByText('No Pairings Found')).toBeVisible()
}

async function openImport() {
  await filesOf().click()
  await page.getByRole('menuitem', { name: 'Import a CSV' }).click()
  await expect.element(dialog().getByRole('button', { name: 'Choose a file' })).toBeVisible()
}

const choose = (content: BlobPart, name = 'evenings.csv') =>
  userEvent.upload(
    document.querySelector('input[type=file]')!,
    new File([content], name, { type: 'text/csv' }),
  )

test('a table is previewed, imported into an empty vault, undone and restored', async () => {
  await openEmptyVault()
  await page.getByRole('button', { name: 'Import a CSV' }).click()
  await expect.element(dialog()).toBeVisible()
  await choose(evenings)
  await expect.element(dialog().getByRole('heading', { name: '1 pairing will be added' })).toHaveFocus()
  await expect
    .element(dialog().getByRole('row', { name: /Padron 1964 Anniversary & Ron Zacapa/ }))
    .toHaveTextContent('4 of 5')
  for (const text of [
    'Line 4',
    'The type is missing (spirit, wine or mocktail), and the catalog has no drink of exactly that name.',
    'The cigar is missing.',
    'Not read: Price.',
  ])
    await expect.element(dialog().getByText(text)).toBeVisible()
  expect(await readVault()).toEqual([])

  await dialog().getByRole('button', { name: 'Add 1 pairing' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(filesOf()).toHaveFocus()
  const line = page.getByRole('status').filter({ hasText: 'evenings.csv' })
  await expect.element(line).toHaveTextContent(/^1 pairing added from evenings.csv\.$/)
  await expect.element(cardsOf()).toHaveLength(1)
  await expect
    .element(cardOf('Padron 1964 Anniversary & Ron Zacapa Centenario 23'))
    .toHaveTextContent('Cocoa; and cane')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(line).toHaveTextContent(/^The import of evenings.csv was undone, 1 pairing removed\.$/)
  await expect.element(page.getByText('No Pairings Found')).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.element(cardsOf()).toHaveLength(1)
})

test('what is not saved keeps its preview, and is saved on another try', async () => {
  await createMember()
  await savePairing()
  await openPage('/dashboard/pairings')
  await openImport()
  await page.getByRole('textbox', { name: 'Or paste the rows' }).fill('cigar\tdrink\ttype\nA\tB\twine')
  await page.getByRole('button', { name: 'Preview the pasted rows' }).click()
  const add = dialog().getByRole('button', { name: 'Add 1 pairing' })
  await expect.element(add).toBeVisible()
  await commands.failRequests('**/api/saved-pairings/imports/*')
  await add.click()
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('Network error')
  await expect.element(dialog().getByRole('row', { name: /A & B/ })).toBeVisible()
  await commands.restoreRequests()
  await add.click()
  await expect.element(cardsOf()).toHaveLength(2)
})

test('an export of the vault has nothing new, and a picture is refused', async () => {
  await createMember()
  await savePairing()
  const file = await (await fetch('/api/saved-pairings/export.csv')).arrayBuffer()
  await openPage('/dashboard/pairings')
  await openImport()
  await choose(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0]), 'shot.png')
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('That is not a CSV file.')
  await choose(file)
  await expect.element(dialog().getByRole('heading', { name: 'Nothing new to add' })).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: /^Add / })).not.toBeInTheDocument()
  await dialog().getByRole('button', { name: 'Choose another file' }).click()
  await expect.element(dialog().getByRole('button', { name: 'Choose a file' })).toBeVisible()
})

test('a file whose dates can be two days asks for their order, and is saved in that order', async () => {
  await openEmptyVault()
  await page.getByRole('button', { name: 'Import a CSV' }).click()
  await expect.element(dialog()).toBeVisible()
  await choose('Cigar,Drink,Type,Date\nA hand-rolled corojo,Tawny Port,wine,3/4/2025')
  await expect.element(dialog().getByRole('heading', { name: 'How is the file read?' })).toHaveFocus()
  await dialog().getByLabelText('Dates such as 3/4/2025').selectOptions('Day first, 24/11/2026')
  await expect.element(dialog().getByText('Dates such as 3/4/2025 are read day first.')).toBeVisible()
  await dialog().getByRole('button', { name: 'Add 1 pairing' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(await readVault()).toMatchObject([{ tried_on: '2025-04-03' }])
})

test('the import is accessible and fits every width, before a file is chosen and with its preview', async () => {
  await openEmptyVault()
  await openImport()
  await expectSoundLayout()
  await choose(evenings)
  await expect.element(page.getByRole('heading', { name: '1 pairing will be added' })).toBeVisible()
  await expectSoundLayout()
})
