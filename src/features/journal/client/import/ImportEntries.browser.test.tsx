import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { chooseFromMenu } from '#test/components/actions.ts'
import { chooseFile } from '#test/components/choose-file.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { textsOf } from '#test/components/texts.ts'

const menu = () => page.getByRole('button', { name: 'More for your journal' })
const cigars = () => page.getByRole('main').getByRole('heading', { level: 3 })
const write = (fields: object) => send('POST', '/api/journal/entries', { notes: 'Cocoa.', ...fields })
const upload = (dialog: Locator, name: string, content: string) =>
  chooseFile(
    dialog.getByLabelText('CSV or JSON file'),
    new File([content], name, { type: name.endsWith('.json') ? 'application/json' : 'text/csv' }),
  )

async function openImport() {
  await openPage('/dashboard/journal')
  await chooseFromMenu(menu(), 'Import entries')
  const dialog = page.getByRole('dialog', { name: 'Import entries' })
  await expect.element(dialog).toBeVisible()
  return dialog
}

test('a foreign table is previewed, what it leaves open is asked, and the import is undone', async () => {
  await createMember()
  await write({ cigar: 'Already here', smokedAt: '2025-03-04' })
  const dialog = await openImport()
  const file = [
    'When it was;Cigar;Score;Notes',
    '03/04/2025;Padrón 1964;92;"Cocoa; then\nespresso"',
    '04/03/2025;Already here;;Cocoa.',
    'yesterday;Gift;80;Fine',
  ].join('\r\n')
  await upload(dialog, 'book.csv', `\ufeff${file}`)
  await expect.element(dialog.getByRole('heading', { name: 'What do the columns hold?' })).toBeVisible()
  await dialog.getByRole('combobox', { name: 'When it was', exact: true }).click()
  await page.getByRole('option', { name: 'Date', exact: true }).click()
  await expect.element(dialog.getByRole('heading', { name: 'How is the file read?' })).toBeVisible()
  await dialog.getByLabelText('Dates such as 03/04/2025').selectOptions('day first')
  await expect.element(dialog.getByText('Dates such as 03/04/2025 are read day first.')).toBeVisible()
  await dialog.getByLabelText('Ratings such as 92').selectOptions('On a scale up to 100')
  await expect.element(dialog.getByRole('heading', { name: '1 entry will be added' })).toBeVisible()
  const line = (number: number) => dialog.getByRole('listitem').filter({ hasText: `Line ${number}` })
  await expect.element(line(4)).toHaveTextContent('Already here')
  await expect.element(line(5)).toHaveTextContent('“yesterday” is not a date up to today.')
  await expectSoundLayout()
  await dialog.getByRole('button', { name: 'Add 1 entry' }).click()
  await expect.element(page.getByText('1 entry added from book.csv.')).toBeVisible()
  await expect.poll(() => textsOf(cigars())).toEqual(['Padrón 1964', 'Already here'])
  const { entries } = await send<{ entries: object[] }>('GET', '/api/journal/entries')
  expect(entries[0]).toMatchObject({
    notes: 'Cocoa; then\nespresso',
    rating: 5,
    smokedAt: '2025-04-03T12:00:00.000Z',
  })
  await page.getByRole('button', { name: 'Undo' }).click()
  const undone = page.getByText('The import of book.csv was undone.')
  await expect.element(undone).toBeVisible()
  await expect.element(undone).toHaveFocus()
  await expect.poll(() => textsOf(cigars())).toEqual(['Already here'])
})

test('an empty journal takes the JSON export of another one', async () => {
  await createMember()
  await write({ cigar: '=A formula', smokedAt: '2025-03-04', rating: 5 })
  await write({ cigar: 'Second', smokedAt: '2025-03-03', thirds: ['Cedar', null, null] })
  const exported = await (await fetch('/api/journal/export.json')).text()
  await createMember()
  const dialog = await openImport()
  await upload(dialog, 'journal.json', exported)
  await dialog.getByRole('button', { name: 'Add 2 entries' }).click()
  await expect.element(page.getByText('2 entries added from journal.json.')).toBeVisible()
  await expect.poll(() => textsOf(cigars())).toEqual(['=A formula', 'Second'])
  await expect.element(menu()).toHaveFocus()
})

test('a file that cannot be read says why', async () => {
  await createMember()
  const dialog = await openImport()
  await upload(dialog, 'broken.json', '{"entries": [')
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('That is neither a CSV nor a JSON file with entries.')
  await upload(dialog, 'long.csv', `date,cigar\n${'A,B\n'.repeat(5_001)}`)
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('That file has more than 5,000 entries. Split it and import the parts.')
  await expectSoundLayout()
})
