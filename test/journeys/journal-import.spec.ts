import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from './axe.ts'
import { expect, rest, test } from './fixtures.ts'
import { createMember } from './members.ts'
import { expectSoundPage } from './page-checks.ts'

const openImport = async (page: Page) => {
  await page.getByRole('button', { name: 'More for your journal' }).click()
  await page.getByRole('menuitem', { name: 'Import entries' }).click()
  return page.getByRole('dialog', { name: 'Import entries' })
}
const fileOf = (name: string, content: string) => ({
  name,
  mimeType: name.endsWith('.json') ? 'application/json' : 'text/csv',
  buffer: Buffer.from(content),
})
const write = async (page: Page, fields: object) => {
  const answer = await page.request.post('/api/journal/entries', { data: { notes: 'Cocoa.', ...fields } })
  expect(answer.status(), await answer.text()).toBe(200)
}
const cigars = (page: Page) => page.locator('main').getByRole('heading', { level: 3 })

test('a foreign table is previewed, what it leaves open is asked, and the import is undone', async ({
  page,
}) => {
  await createMember(page)
  await write(page, { cigar: 'Already here', smokedAt: '2025-03-04' })
  await page.goto('/dashboard/journal')
  const dialog = await openImport(page)
  const file = [
    'When it was;Cigar;Score;Notes',
    '03/04/2025;Padrón 1964;92;"Cocoa; then\nespresso"',
    '04/03/2025;Already here;;Cocoa.',
    'yesterday;Gift;80;Fine',
  ].join('\r\n')
  await dialog.getByLabel('CSV or JSON file').setInputFiles(fileOf('book.csv', `\ufeff${file}`))
  await expect(dialog.getByRole('heading', { name: 'What do the columns hold?' })).toBeVisible()
  await dialog.getByRole('combobox', { name: 'When it was', exact: true }).click()
  await page.getByRole('option', { name: 'Date', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'How is the file read?' })).toBeVisible()
  await dialog.getByLabel('Dates such as 03/04/2025').selectOption('day first')
  await expect(dialog.getByText('Dates such as 03/04/2025 are read day first.')).toBeVisible()
  await dialog.getByLabel('Ratings such as 92').selectOption('On a scale up to 100')
  await expect(dialog.getByRole('heading', { name: '1 entry will be added' })).toBeVisible()
  const line = (number: number) => dialog.getByRole('listitem').filter({ hasText: `Line ${number}` })
  await expect(line(4)).toContainText('Already here')
  await expect(line(5)).toContainText('“yesterday” is not a date up to today.')
  await expectAccessibleInEveryLook(page)
  await dialog.getByRole('button', { name: 'Add 1 entry' }).click()
  await expect(page.getByText('1 entry added from book.csv.')).toBeVisible()
  await expect(cigars(page)).toHaveText(['Padrón 1964', 'Already here'])
  const { entries } = await (await page.request.get('/api/journal/entries')).json()
  expect(entries[0]).toMatchObject({
    notes: 'Cocoa; then\nespresso',
    rating: 5,
    smokedAt: '2025-04-03T12:00:00.000Z',
  })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The import of book.csv was undone.')).toBeVisible()
  await expect(page.getByText('The import of book.csv was undone.')).toBeFocused()
  await expect(cigars(page)).toHaveText(['Already here'])
})

test('an empty journal takes the JSON export of another one', async ({ page, newVisitor }) => {
  await createMember(page)
  await write(page, { cigar: '=A formula', smokedAt: '2025-03-04', rating: 5 })
  await write(page, { cigar: 'Second', smokedAt: '2025-03-03', thirds: ['Cedar', null, null] })
  const exported = await (await page.request.get('/api/journal/export.json')).text()
  const other = await (await newVisitor()).newPage()
  await createMember(other)
  await other.goto('/dashboard/journal')
  await expect(other.getByText('Your Journal is Empty')).toBeVisible()
  const dialog = await openImport(other)
  await dialog.getByLabel('CSV or JSON file').setInputFiles(fileOf('journal.json', exported))
  await dialog.getByRole('button', { name: 'Add 2 entries' }).click()
  await expect(other.getByText('2 entries added from journal.json.')).toBeVisible()
  await expect(cigars(other)).toHaveText(['=A formula', 'Second'])
  await expect(other.getByRole('button', { name: 'More for your journal' })).toBeFocused()
})

test('a file that cannot be read says why', rest, async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 4\d\d/)
  await createMember(page)
  await page.goto('/dashboard/journal')
  const dialog = await openImport(page)
  for (const [name, content, message] of [
    ['broken.json', '{"entries": [', 'That is neither a CSV nor a JSON file with entries.'],
    [
      'long.csv',
      `date,cigar\n${'A,B\n'.repeat(5_001)}`,
      'That file has more than 5,000 entries. Split it and import the parts.',
    ],
  ] as const) {
    await dialog.getByLabel('CSV or JSON file').setInputFiles(fileOf(name, content))
    await expect(dialog.getByRole('alert')).toContainText(message)
  }
  await page.setViewportSize({ width: 320, height: 700 })
  await expectSoundPage(page)
})
