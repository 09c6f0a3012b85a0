import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { chooseFromMenu } from '#test/components/actions.ts'
import { chooseFile } from '#test/components/choose-file.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

const rows = () => page.getByRole('region', { name: /in the box|found/ }).getByRole('listitem')

/** A member who has one cigar, in the dialog with this file. */
async function importFile(content: string) {
  await createMember()
  await send('POST', '/api/humidor/items', { brand: 'Nobody', cigarName: 'A gift', quantity: 1 })
  await openPage('/dashboard/humidor')
  await chooseFromMenu(page.getByRole('button', { name: 'More for your humidor' }), 'Import a CSV')
  const dialog = page.getByRole('dialog', { name: 'Import a CSV' })
  await expect.element(dialog).toBeVisible()
  await chooseFile(dialog.getByLabelText('CSV file'), new File([content], 'box.csv', { type: 'text/csv' }))
  return dialog
}

test('a messy table is previewed, its columns are named, and the import is undone', async () => {
  const dialog = await importFile(
    '\ufeffA;B;C\r\nOliva;Serie V Melanio;4\r\nOliva;Master Blends;many\r\nOliva;Serie G;2\r\n',
  )
  await expect.element(dialog.getByRole('heading', { name: 'Which column names the cigar?' })).toBeVisible()
  await expectSoundLayout()
  for (const [column, field] of [
    ['A', 'Brand'],
    ['B', 'Cigar name'],
    ['C', 'Quantity'],
  ] as const) {
    await dialog.getByRole('combobox', { name: column, exact: true }).click()
    await page.getByRole('option', { name: field, exact: true }).click()
  }
  await expect
    .element(dialog.getByRole('heading', { name: '6 cigars in 2 rows will be added' }))
    .toBeVisible()
  await expect
    .element(dialog.getByRole('listitem').filter({ hasText: 'Line 3' }))
    .toHaveTextContent('The quantity must be')
  await dialog.getByRole('button', { name: 'Add 6 cigars' }).click()
  await expect.element(page.getByText('6 cigars added from box.csv.')).toBeVisible()
  await expect.element(rows()).toHaveLength(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  const undone = page.getByText('The import of box.csv was undone.')
  await expect.element(undone).toBeVisible()
  await expect.element(undone).toHaveFocus()
  await expect.element(rows()).toHaveLength(1)
})

test('an import asks in which order day and month stand, if its dates do not show it', async () => {
  const dialog = await importFile('Brand,Cigar,Bought\nOliva,Serie G,03/04/2025\nOliva,Serie O,99.99.2025\n')
  await expect.element(dialog.getByRole('heading', { name: 'How is the file read?' })).toBeVisible()
  await expect.element(dialog.getByText('“99.99.2025” is not a day.')).toBeVisible()
  await dialog.getByLabelText('Dates such as 03/04/2025').selectOptions('day first')
  await expect.element(dialog.getByText('Dates such as 03/04/2025 are read day first.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add 1 cigar' }).click()
  await expect.element(page.getByText('1 cigar added from box.csv.')).toBeVisible()
  const { items } = await send<{ items: { purchasedOn: string | null }[] }>('GET', '/api/humidor/items')
  expect(items.map(({ purchasedOn }) => purchasedOn)).toContain('2025-04-03')
})
