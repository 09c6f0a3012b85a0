import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { createMember, headingOf, signIn } from './members.ts'
import { expectSoundPage } from './page-checks.ts'

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const write = async (page: Page, fields: object = {}) => {
  const data = { cigar: 'Oliva Serie V Melanio', notes: 'Cedar and cocoa.', ...fields }
  const answer = await page.request.post('/api/journal/entries', { data })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}
const readJournal = async (page: Page) => (await page.request.get('/api/journal/entries')).json()
const openForm = async (page: Page) => {
  await page.getByRole('button', { name: 'Add New Entry' }).click()
  return page.getByRole('dialog', { name: 'Add Journal Entry' })
}

test('the first entry is written with the words of the brief, read in full, and kept after a reload', async ({
  page,
}) => {
  await createMember(page)
  await page.goto('/dashboard/journal')
  await expect(page.getByText('Your Journal is Empty')).toBeVisible()
  const dialog = await openForm(page)
  await expect(dialog.getByRole('slider', { name: 'Rating' })).toHaveValue('3')
  await dialog.getByRole('button', { name: 'Save Entry' }).click()
  await expect(dialog.getByText('Please enter a cigar name')).toBeVisible()
  await expect(dialog.getByText('Please enter your tasting notes')).toBeVisible()
  await dialog.getByLabel('Cigar Name').pressSequentially('oliva serie v mel')
  await page.getByRole('option', { name: /Serie V Melanio$/ }).click()
  await dialog.getByLabel('Tasting Notes').fill('Toast and cream.')
  await dialog.getByRole('button', { name: 'Rating, more' }).click()
  await dialog.getByRole('button', { name: /^More/ }).click()
  await dialog.getByLabel('Drink').fill('Cold brew')
  await dialog.getByLabel('First third').fill('Cedar')
  await dialog.getByRole('button', { name: 'Easy' }).click()
  await dialog.getByRole('checkbox', { name: 'Caramel' }).click()
  await dialog.getByRole('button', { name: 'Save Entry' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'Oliva Serie V Melanio').locator('svg').first()).toBeVisible()
  await page.reload()
  const entry = page.getByRole('article', { name: /^Oliva Serie V Melanio/ })
  for (const text of ['Toast and cream.', 'Cold brew', 'Cedar', 'Easy draw', 'Caramel'])
    await expect(entry).toContainText(text)
  const { entries } = await readJournal(page)
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({ rating: 4, draw: 'easy', flavors: ['caramel'] })
})

test('what fails to be saved stays in the form, and what is typed survives a closed form and a reload', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 500/)
  await createMember(page)
  await page.goto('/dashboard/journal')
  const dialog = await openForm(page)
  await dialog.getByLabel('Cigar Name').fill('A gift')
  await dialog.getByLabel('Tasting Notes').fill('Sweet cap.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await openForm(page)
  await expect(dialog.getByLabel('Cigar Name')).toHaveValue('A gift')
  await page.route('**/api/journal/entries', route => route.fulfill({ status: 500, json: {} }))
  await dialog.getByRole('button', { name: 'Save Entry' }).click()
  await expect(page.getByText('Failed to add entry')).toBeVisible()
  await expect(dialog.getByLabel('Tasting Notes')).toHaveValue('Sweet cap.')
  await page.unroute('**/api/journal/entries')
  await dialog.getByRole('button', { name: 'Save Entry' }).click()
  await expect(rowOf(page, 'A gift')).toBeVisible()
  await openForm(page)
  await expect(dialog.getByLabel('Cigar Name')).toHaveValue('')
  await dialog.getByLabel('Cigar Name').fill('Not this one')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await openForm(page)
  await expect(dialog.getByLabel('Cigar Name')).toHaveValue('')
})

test('an entry is edited and deleted after a question', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 500/)
  await createMember(page)
  await write(page)
  await page.goto('/dashboard/journal')
  const row = rowOf(page, 'Oliva Serie V Melanio')
  await row.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Journal Entry' })
  await dialog.getByLabel('Tasting Notes').fill('Leather after all.')
  await dialog.getByRole('button', { name: 'Save Entry' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('Leather after all.')
  await row.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this entry?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.route('**/api/journal/entries/*', route => route.fulfill({ status: 500, json: {} }))
  await row.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete entry')).toBeVisible()
  await expect(row).toBeVisible()
  await page.unroute('**/api/journal/entries/*')
  await row.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Your Journal is Empty')).toBeVisible()
})

test('two devices change the same entry: the second sees both versions, and nothing is lost', async ({
  page,
  newVisitor,
  browserErrors,
}) => {
  browserErrors.expect(/status of 409/)
  const member = await createMember(page)
  const entry = await write(page)
  await page.goto('/dashboard/journal')
  await rowOf(page, 'Oliva').getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Journal Entry' })
  await dialog.getByLabel('Tasting Notes').fill('Typed here')

  const other = await (await newVisitor()).newPage()
  await signIn(other.request, member)
  const changed = await other.request.patch(`/api/journal/entries/${entry.id}`, {
    data: { drink: 'Poured there', version: 1 },
  })
  expect(changed.status()).toBe(200)

  await dialog.getByRole('button', { name: 'Save Entry' }).click()
  const conflict = dialog.getByRole('alert')
  await expect(conflict).toContainText('This was changed on another device in the meantime.')
  await expect(conflict.getByRole('row', { name: /Drink/ })).toContainText('Poured there')
  await expect(conflict.getByRole('row', { name: /Tasting Notes/ })).toContainText('Typed here')
  await expectAccessibleInEveryLook(page)
  await dialog.getByRole('button', { name: 'Save my version' }).click()
  await expect(dialog).toBeHidden()
  const { entries } = await readJournal(page)
  expect(entries[0]).toMatchObject({ notes: 'Typed here', drink: 'Poured there', version: 3 })
})

test('the journal is searched and filtered, and loads further pages', async ({ page }) => {
  await createMember(page)
  for (let number = 1; number <= 30; number += 1)
    await write(page, {
      cigar: `Cigar ${number}`,
      rating: number === 7 ? 5 : 2,
      notes: number === 9 ? 'A whiff of gunpowder' : 'Plain',
      smokedAt: `2026-0${1 + (number % 9)}-11`,
    })
  await write(page, { cigar: 'An old one', smokedAt: '2024-05-05' })
  await page.goto('/dashboard/journal')
  const titles = page.getByRole('heading', { level: 3 })
  await expect(page.getByText('31 entries')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'September 2026' })).toBeVisible()
  await expect(titles).toHaveCount(24)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(titles).toHaveCount(31)
  await page.getByRole('searchbox', { name: 'Search your journal' }).fill('gunpowder')
  await expect(titles).toHaveText(['Cigar 9'])
  await page.reload()
  await expect(titles).toHaveText(['Cigar 9'])
  await page.getByRole('searchbox', { name: 'Search your journal' }).fill('gunpowder and ashes')
  await page.getByRole('button', { name: 'Show all entries' }).click()
  await page.getByLabel('Rating').selectOption('5 out of 5')
  await expect(titles).toHaveText(['Cigar 7'])
  await page.getByLabel('Rating').selectOption('Any rating')
  await page.getByLabel('Year').selectOption('2024')
  await expect(titles).toHaveText(['An old one'])
})

test('an unreadable journal says so and can be tried again', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 500/)
  await createMember(page)
  await write(page)
  await page.route('**/api/journal/entries*', route => route.fulfill({ status: 500, json: {} }))
  await page.goto('/dashboard/journal')
  await expect(page.getByText('Failed to load journal entries')).toBeVisible({ timeout: 15_000 })
  await page.unroute('**/api/journal/entries*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(rowOf(page, 'Oliva')).toBeVisible()
})

test('the journal goes along as a table and as JSON', async ({ page }) => {
  await createMember(page)
  await write(page, { notes: '=1+1' })
  await page.goto('/dashboard/journal')
  for (const [item, file] of [
    ['Export as CSV', /^journal-.*\.csv$/],
    ['Export as JSON', /^journal-.*\.json$/],
  ] as const) {
    await page.getByRole('button', { name: 'More for your journal' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: item }).click()
    expect((await download).suggestedFilename()).toMatch(file)
  }
})

test('the journal is accessible and fits every width, full and with the form open', async ({ page }) => {
  await createMember(page)
  await write(page, { thirds: ['Cedar', null, 'Char'], flavors: ['cedar'], draw: 'easy', drink: 'Rye' })
  await write(page, { cigar: 'Reserve of the Second Sunday in November'.repeat(3), notes: 'x'.repeat(300) })
  await page.goto('/dashboard/journal')
  await expect(rowOf(page, 'Oliva')).toBeVisible()
  await expectSoundPage(page)
  const dialog = await openForm(page)
  await dialog.getByRole('button', { name: /^More/ }).click()
  await expect(dialog.getByLabel('First third')).toBeVisible()
  await expectAccessibleInEveryLook(page)
})

test('on a phone an entry is read in the place of the list, and Back returns to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await createMember(page)
  await write(page, { drink: 'Rye' })
  await page.goto('/dashboard/journal')
  await page.getByRole('link', { name: 'Oliva Serie V Melanio' }).click()
  await expect(page.getByRole('article')).toContainText('Rye')
  await expect(page.getByRole('searchbox')).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.getByRole('link', { name: 'Oliva Serie V Melanio' }).click()
  await page.getByRole('button', { name: 'All entries' }).click()
  await expect(page.getByRole('searchbox')).toBeVisible()
})

test('the palette finds entries and the cigars of the humidor', async ({ page }) => {
  await createMember(page)
  await write(page, { cigar: 'A gift from Ybor', notes: 'Gunpowder.' })
  const item = { brand: 'Ybor', cigarName: 'House blend', quantity: 1 }
  expect((await page.request.post('/api/humidor/items', { data: item })).status()).toBe(200)
  await page.goto('/dashboard')
  await expect(headingOf(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('ybor')
  await expect(page.getByRole('option', { name: /Ybor House blend/ })).toBeVisible()
  await page.getByRole('option', { name: /A gift from Ybor/ }).click()
  await expect(page).toHaveURL(/\/dashboard\/journal\?entry=/)
  await expect(page.getByRole('article')).toContainText('Gunpowder.')
})
