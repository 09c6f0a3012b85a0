import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from './axe.ts'
import { expect, rest, test } from './fixtures.ts'
import { createMember } from './members.ts'
import { cardOf, cardsOf, filesOf, readVault, savePairing } from './saved-pairings.ts'

const evenings = [
  'Cigar;Drink;Rating;Date;Notes;Price',
  'Padron 1964 Anniversary;Ron Zacapa Centenario 23;4/5;2025-11-24;"Cocoa;',
  'and cane";12',
  'A hand-rolled corojo;Moonshine;;;;',
  ';Tawny Port;;;;',
].join('\r\n')

async function openImport(page: Page): Promise<void> {
  await filesOf(page).click()
  await page.getByRole('menuitem', { name: 'Import a CSV' }).click()
}
const choose = (page: Page, content: string | Buffer, name = 'evenings.csv') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

test('a table is previewed, imported into an empty vault, undone and restored', async ({ page }) => {
  await createMember(page)
  await page.goto('/dashboard/pairings')
  await expect(page.getByText('No Pairings Found')).toBeVisible()
  await page.getByRole('button', { name: 'Import a CSV' }).click()
  await choose(page, evenings)
  const dialog = page.getByRole('dialog', { name: 'Import a CSV' })
  await expect(dialog.getByRole('heading', { name: '1 pairing will be added' })).toBeFocused()
  await expect(dialog.getByRole('row', { name: /Padron 1964 Anniversary & Ron Zacapa/ })).toContainText(
    '4 of 5',
  )
  await expect(dialog.getByText('Line 4')).toBeVisible()
  await expect(
    dialog.getByText(
      'The type is missing (spirit, wine or mocktail), and the catalog has no drink of exactly that name.',
    ),
  ).toBeVisible()
  await expect(dialog.getByText('The cigar is missing.')).toBeVisible()
  await expect(dialog.getByText('Not read: Price.')).toBeVisible()
  expect(await readVault(page)).toEqual([])

  await dialog.getByRole('button', { name: 'Add 1 pairing' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(filesOf(page)).toBeFocused()
  const line = page.getByRole('status').filter({ hasText: 'evenings.csv' })
  await expect(line).toHaveText('1 pairing added from evenings.csv.')
  await expect(cardsOf(page)).toHaveCount(1)
  await expect(cardOf(page, 'Padron 1964 Anniversary & Ron Zacapa Centenario 23')).toContainText(
    'Cocoa; and cane',
  )

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line).toHaveText('The import of evenings.csv was undone, 1 pairing removed.')
  await expect(page.getByText('No Pairings Found')).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(cardsOf(page)).toHaveCount(1)
})

test(
  'what is not saved keeps its preview, and is saved on another try',
  rest,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/console error: .*ERR_FAILED/)
    await createMember(page)
    await savePairing(page)
    await page.goto('/dashboard/pairings')
    await openImport(page)
    await page.getByRole('textbox', { name: 'Or paste the rows' }).fill('cigar\tdrink\ttype\nA\tB\twine')
    await page.getByRole('button', { name: 'Preview the pasted rows' }).click()
    const dialog = page.getByRole('dialog')
    await page.route('**/api/saved-pairings/imports/*', route => route.abort())
    await dialog.getByRole('button', { name: 'Add 1 pairing' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Network error')
    await expect(dialog.getByRole('row', { name: /A & B/ })).toBeVisible()
    await page.unroute('**/api/saved-pairings/imports/*')
    await dialog.getByRole('button', { name: 'Add 1 pairing' }).click()
    await expect(cardsOf(page)).toHaveCount(2)
  },
)

test(
  'an export of the vault has nothing new, and a picture is refused',
  rest,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/console error: .*status of 415/)
    await createMember(page)
    await savePairing(page)
    const file = await (await page.request.get('/api/saved-pairings/export.csv')).body()
    await page.goto('/dashboard/pairings')
    await openImport(page)
    const dialog = page.getByRole('dialog')
    await choose(page, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]), 'shot.png')
    await expect(dialog.getByRole('alert')).toContainText('That is not a CSV file.')
    await choose(page, file)
    await expect(dialog.getByRole('heading', { name: 'Nothing new to add' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Add / })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Choose another file' }).click()
    await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  },
)

test('the import is accessible, and fits a phone', rest, async ({ page }) => {
  test.setTimeout(90_000)
  await createMember(page)
  await page.goto('/dashboard/pairings')
  await openImport(page)
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await choose(page, evenings)
  await expect(page.getByRole('heading', { name: '1 pairing will be added' })).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const dialog = page.getByRole('dialog')
  const { scrollWidth, clientWidth } = await dialog.evaluate(({ scrollWidth, clientWidth }) => ({
    scrollWidth,
    clientWidth,
  }))
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})

test('a file whose dates can be two days asks for their order, and is saved in that order', async ({
  page,
}) => {
  await createMember(page)
  await page.goto('/dashboard/pairings')
  await page.getByRole('button', { name: 'Import a CSV' }).click()
  await choose(page, 'Cigar,Drink,Type,Date\nA hand-rolled corojo,Tawny Port,wine,3/4/2025')
  const dialog = page.getByRole('dialog', { name: 'Import a CSV' })
  await expect(dialog.getByRole('heading', { name: 'How is the file read?' })).toBeFocused()
  await dialog.getByLabel('Dates such as 3/4/2025').selectOption('Day first, 24/11/2026')
  await expect(dialog.getByText('Dates such as 3/4/2025 are read day first.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add 1 pairing' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await readVault(page)).toMatchObject([{ tried_on: '2025-04-03' }])
})
