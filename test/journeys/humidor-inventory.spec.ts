import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { createMember } from './members.ts'
import { expectSoundPage } from './page-checks.ts'

const rows = (page: Page) => page.getByRole('region', { name: /in the box|found/ }).getByRole('listitem')
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

const box = [
  { brand: 'Oliva', cigarName: 'Serie V Melanio', quantity: 3, purchasedOn: daysAgo(3), price: 14 },
  { brand: 'Padrón', cigarName: '1964 Anniversary', quantity: 8, purchasedOn: daysAgo(400), location: 'Top' },
  { brand: 'Nobody', cigarName: 'A gift', quantity: 1, lowAt: 2, size: '5 × 50' },
]

async function openWithCigars(page: Page, items: readonly object[] = box): Promise<void> {
  await createMember(page)
  for (const data of items) {
    const answer = await page.request.post('/api/humidor/items', { data })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await page.goto('/dashboard/humidor')
}

test('the inventory is searched, narrowed to a state and sorted, and a reload keeps what is shown', async ({
  page,
}) => {
  await openWithCigars(page)
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('button', { name: /^Resting/ }).click()
  await expect(rows(page)).toHaveText([/Melanio/])
  await page.getByRole('button', { name: /^Resting/ }).click()
  await page.getByRole('searchbox', { name: 'Search your humidor' }).fill('padron TOP')
  await expect(rows(page)).toHaveText([/1964/])
  await page.reload()
  await expect(rows(page)).toHaveText([/1964/])
  await page.getByRole('searchbox', { name: 'Search your humidor' }).fill('nothing like it')
  await expect(page.getByText('None of your cigars fit these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all 3' }).click()
  await page.getByRole('combobox', { name: 'Order' }).selectOption('By name')
  await expect(rows(page)).toHaveText([/A gift/, /Melanio/, /1964/])
  await expect(page).toHaveURL(/sort=name-ascending/)
  await expect(rows(page).first()).toContainText('Few left')
})

test('the table sorts by its columns, and several rows are changed and deleted at once', async ({ page }) => {
  await openWithCigars(page)
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  const table = page.getByRole('table', { name: 'Your cigars' })
  const names = table.getByRole('rowheader')
  await table.getByRole('button', { name: /^Left/ }).click()
  await expect(names).toHaveText([/A gift/, /Melanio/, /1964/])
  await table.getByRole('button', { name: /^Left/ }).click()
  await expect(names).toHaveText([/1964/, /Melanio/, /A gift/])
  await table.getByRole('checkbox', { name: /Select .*1964/ }).click()
  await table.getByRole('checkbox', { name: /Select .*Melanio/ }).click()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Change 2 entries' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Fill in what should change.')).toBeVisible()
  await dialog.getByLabel('Location').fill('Left drawer')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(table.getByRole('cell', { name: 'Left drawer' })).toHaveCount(2)
  await table.getByRole('checkbox', { name: 'Select all rows' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete 3 entries?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(names).toHaveCount(3)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Nothing in the box yet.')).toBeVisible()
})

test('a messy table is previewed, its columns are named, and the import is undone', async ({ page }) => {
  await openWithCigars(page)
  await page.getByRole('button', { name: 'More for your humidor' }).click()
  await page.getByRole('menuitem', { name: 'Import a CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a CSV' })
  const file = '\ufeffA;B;C\r\nOliva;Serie V Melanio;4\r\nOliva;Master Blends;many\r\nOliva;Serie G;2\r\n'
  await dialog
    .getByLabel('CSV file')
    .setInputFiles({ name: 'box.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(dialog.getByRole('heading', { name: 'Which column names the cigar?' })).toBeVisible()
  for (const [column, field] of [
    ['A', 'Brand'],
    ['B', 'Cigar name'],
    ['C', 'Quantity'],
  ] as const) {
    await dialog.getByRole('combobox', { name: column, exact: true }).click()
    await page.getByRole('option', { name: field, exact: true }).click()
  }
  await expect(dialog.getByRole('heading', { name: '6 cigars in 2 rows will be added' })).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Line 3' })).toContainText(
    'The quantity must be',
  )
  await dialog.getByRole('button', { name: 'Add 6 cigars' }).click()
  await expect(page.getByText('6 cigars added from box.csv.')).toBeVisible()
  await expect(rows(page)).toHaveCount(5)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The import of box.csv was undone.')).toBeVisible()
  await expect(page.getByText('The import of box.csv was undone.')).toBeFocused()
  await expect(rows(page)).toHaveCount(3)
})

test('an import asks in which order day and month stand, if its dates do not show it', async ({ page }) => {
  await openWithCigars(page)
  await page.getByRole('button', { name: 'More for your humidor' }).click()
  await page.getByRole('menuitem', { name: 'Import a CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a CSV' })
  const file = 'Brand,Cigar,Bought\nOliva,Serie G,03/04/2025\nOliva,Serie O,99.99.2025\n'
  await dialog
    .getByLabel('CSV file')
    .setInputFiles({ name: 'box.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(dialog.getByRole('heading', { name: 'How is the file read?' })).toBeVisible()
  await expect(dialog.getByText('“99.99.2025” is not a day.')).toBeVisible()
  await dialog.getByLabel('Dates such as 03/04/2025').selectOption('day first')
  await expect(dialog.getByText('Dates such as 03/04/2025 are read day first.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add 1 cigar' }).click()
  await expect(page.getByText('1 cigar added from box.csv.')).toBeVisible()
  const { items } = await (await page.request.get('/api/humidor/items')).json()
  expect(items.map(({ purchasedOn }: { purchasedOn: string }) => purchasedOn)).toContain('2025-04-03')
})

test('humidors are added, renamed and removed, and rules of aging are one’s own', async ({ page }) => {
  await openWithCigars(page)
  const menu = page.getByRole('button', { name: 'More for your humidor' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Humidors' }).click()
  const humidors = page.getByRole('dialog', { name: 'Humidors' })
  const added = humidors.getByRole('form', { name: 'New humidor' })
  await added.getByRole('button', { name: 'Add humidor' }).click()
  await expect(added.getByText('Please name the humidor')).toBeVisible()
  await added.getByRole('textbox', { name: 'New humidor' }).fill('Travel case')
  await added.getByRole('button', { name: 'Add humidor' }).click()
  const travel = humidors.getByRole('form', { name: 'Travel case' })
  await travel.getByRole('textbox', { name: 'Name' }).fill('Desk')
  await travel.getByRole('button', { name: 'Save' }).click()
  await humidors.getByRole('form', { name: 'Desk' }).getByRole('button', { name: 'Remove' }).click()
  await expect(humidors.getByRole('form', { name: 'Desk' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await expect(rows(page).filter({ hasText: 'Melanio' })).toContainText('Resting')
  await menu.click()
  await page.getByRole('menuitem', { name: 'When a cigar is at its best' }).click()
  const rules = page.getByRole('dialog', { name: 'When a cigar is at its best' })
  await expect(rules.getByRole('group', { name: 'Full', exact: true })).toBeVisible()
  for (const group of await rules.getByRole('group').all())
    if ((await group.getByRole('textbox', { name: 'Rests for' }).count()) > 0)
      await group.getByRole('textbox', { name: 'Rests for' }).fill('2')
  await rules.getByRole('button', { name: 'Save' }).click()
  await expect(rows(page).filter({ hasText: 'Melanio' })).toContainText('Ready')
})

test('the code of a label opens what lies there, after signing in too', async ({ page }) => {
  await openWithCigars(page)
  await page.goto('/dashboard/humidor/labels')
  await expect(page.getByRole('heading', { name: 'Top' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print 2 labels' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Print Top, My Humidor' }).click()
  await expect(page.getByRole('button', { name: 'Print 1 label' })).toBeVisible()
  await page.goto('/dashboard/humidor?location=Top')
  await expect(rows(page)).toHaveText([/1964/])
  await page.getByRole('button', { name: 'Top, show all' }).click()
  await expect(rows(page)).toHaveCount(3)
  await page.context().clearCookies({ name: /session/ })
  await page.goto('/dashboard/humidor?location=Top')
  await expect(page).toHaveURL(/\/login\?next=/)
})

test('of many rows only those near the window are in the page', { tag: '@rest' }, async ({ page }) => {
  await openWithCigars(page, [])
  const rowsOfFile = Array.from({ length: 1_000 }, (_, row) => `Maker ${row % 7},Cigar ${row},1`)
  const data = `brand,cigar,qty\n${rowsOfFile.join('\n')}`
  const send = async (query: string) =>
    (
      await page.request.post(`/api/humidor/import${query}`, {
        data,
        headers: { 'content-type': 'text/csv' },
      })
    ).json()
  const { importId } = await send('')
  await send(`?commit=${importId}`)
  await page.reload()
  await expect(page.getByRole('heading', { name: '1,000 in the box' })).toBeVisible()
  await expect(rows(page).first()).toContainText('Cigar 0')
  expect(await rows(page).count()).toBeLessThan(60)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(rows(page).last()).toContainText('Cigar 999')
  expect(await rows(page).count()).toBeLessThan(60)
})

test('in the table, too, cigars are counted and smoked', async ({ page }) => {
  await openWithCigars(page)
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: 'Melanio' })
  const left = Number(await row.getByText(/^\d+$/).innerText())
  await row.getByRole('button', { name: /^One .* more$/ }).click()
  await expect(row.getByText(`${left + 1}`, { exact: true })).toBeVisible()
  await row.getByRole('button', { name: /^Smoke it/ }).click()
  await expect(page.getByRole('dialog', { name: 'Add Journal Entry' })).toContainText(
    'Taken from your humidor',
  )
  await page.keyboard.press('Escape')
  await expect(row.getByText(`${left}`, { exact: true })).toBeVisible()
})

test('the inventory and its dialogs are accessible and fit', { tag: '@rest' }, async ({ page }) => {
  await openWithCigars(page)
  await expect(rows(page)).toHaveCount(3)
  await expectSoundPage(page)
  await expectAccessibleInEveryLook(page)
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await expectSoundPage(page)
  await expectAccessibleInEveryLook(page)
  for (const item of ['Humidors', 'When a cigar is at its best', 'Import a CSV']) {
    await page.getByRole('button', { name: 'More for your humidor' }).click()
    await page.getByRole('menuitem', { name: item }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessibleInEveryLook(page)
    await page.keyboard.press('Escape')
  }
})
