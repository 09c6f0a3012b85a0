import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { matching } from '#test/components/actions.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { textsOf } from '#test/components/texts.ts'

const rows = () => page.getByRole('region', { name: /in the box|found/ }).getByRole('listitem')
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

const box = [
  { brand: 'Oliva', cigarName: 'Serie V Melanio', quantity: 3, purchasedOn: daysAgo(3), price: 14 },
  { brand: 'Padrón', cigarName: '1964 Anniversary', quantity: 8, purchasedOn: daysAgo(400), location: 'Top' },
  { brand: 'Nobody', cigarName: 'A gift', quantity: 1, lowAt: 2, size: '5 × 50' },
]

async function openWithCigars() {
  await createMember()
  for (const item of box) await send('POST', '/api/humidor/items', item)
  return openPage('/dashboard/humidor')
}

async function openTable() {
  await openWithCigars()
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  return page.getByRole('table', { name: 'Your cigars' })
}

test('the inventory is searched, narrowed to a state and sorted, and a reload keeps what is shown', async () => {
  const shown = await openWithCigars()
  await expect.element(rows()).toHaveLength(3)
  const resting = page.getByRole('button', { name: /^Resting/ })
  await resting.click()
  await expect.poll(() => textsOf(rows())).toEqual(matching(/Melanio/))
  await resting.click()
  await page.getByRole('searchbox', { name: 'Search your humidor' }).fill('padron TOP')
  await expect.poll(() => textsOf(rows())).toEqual(matching(/1964/))
  await expect.poll(() => shown.address()).toMatch(/padron/)
  const again = await openPage(shown.address())
  await expect.poll(() => textsOf(rows())).toEqual(matching(/1964/))
  await page.getByRole('searchbox', { name: 'Search your humidor' }).fill('nothing like it')
  await expect.element(page.getByText('None of your cigars fit these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all 3' }).click()
  await page.getByRole('combobox', { name: 'Order' }).selectOptions('By name')
  await expect.poll(() => textsOf(rows())).toEqual(matching(/A gift/, /Melanio/, /1964/))
  await expect.poll(() => again.address()).toMatch(/sort=name-ascending/)
  await expect.element(rows().first()).toHaveTextContent('Few left')
})

test('the table sorts by its columns, and several rows are changed and deleted at once', async () => {
  const table = await openTable()
  const names = table.getByRole('rowheader')
  await table.getByRole('button', { name: /^Left/ }).click()
  await expect.poll(() => textsOf(names)).toEqual(matching(/A gift/, /Melanio/, /1964/))
  await table.getByRole('button', { name: /^Left/ }).click()
  await expect.poll(() => textsOf(names)).toEqual(matching(/1964/, /Melanio/, /A gift/))
  await table.getByRole('checkbox', { name: /Select .*1964/ }).click()
  await table.getByRole('checkbox', { name: /Select .*Melanio/ }).click()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Change 2 entries' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('Fill in what should change.')).toBeVisible()
  await dialog.getByLabelText('Location').fill('Left drawer')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(table.getByRole('cell', { name: 'Left drawer' })).toHaveLength(2)
  await table.getByRole('checkbox', { name: 'Select all rows' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete 3 entries?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(names).toHaveLength(3)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Nothing in the box yet.')).toBeVisible()
})

test('in the table, too, cigars are counted and smoked', async () => {
  const table = await openTable()
  const row = table.getByRole('row').filter({ hasText: 'Melanio' })
  await row.getByRole('button', { name: /^One .* more$/ }).click()
  await expect.element(row.getByText('4', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: /^Smoke it/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Journal Entry' })
  await expect.element(dialog).toHaveTextContent('Taken from your humidor')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(row.getByText('3', { exact: true })).toBeVisible()
})

test('the inventory is accessible and fits every width as a list and as a table', async () => {
  await openWithCigars()
  await expect.element(rows()).toHaveLength(3)
  await expectSoundLayout()
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await expect.element(page.getByRole('table')).toBeVisible()
  await expectSoundLayout()
})

test('of many rows only those near the window are in the page', async () => {
  await createMember()
  const rowsOfFile = Array.from({ length: 1_000 }, (_, row) => `Maker ${row % 7},Cigar ${row},1`)
  const file = `brand,cigar,qty\n${rowsOfFile.join('\n')}`
  const headers = { 'content-type': 'text/csv' }
  const preview = await fetch('/api/humidor/import', { method: 'POST', headers, body: file })
  const { importId } = (await preview.json()) as { importId: string }
  await fetch(`/api/humidor/import?commit=${importId}`, { method: 'POST', headers, body: file })
  await openPage('/dashboard/humidor')
  await expect.element(page.getByRole('heading', { name: '1,000 in the box' })).toBeVisible()
  await expect.element(rows().first()).toHaveTextContent('Cigar 0')
  expect(rows().length).toBeLessThan(60)
  scrollTo(0, document.body.scrollHeight)
  await expect.element(rows().last()).toHaveTextContent('Cigar 999')
  expect(rows().length).toBeLessThan(60)
})
