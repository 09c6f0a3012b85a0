import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { goOffline } from './go-offline.ts'
import { addItem, rowOf } from './inventory.ts'
import { createMember, signIn } from './members.ts'
import { expectSoundPage } from './page-checks.ts'

/** Without writing about it. */
const smoke = async (page: Page, row: Locator) => {
  await row.getByRole('button', { name: /^Smoke it/ }).click()
  await page
    .getByRole('dialog', { name: 'Add Journal Entry' })
    .getByRole('button', { name: 'Cancel' })
    .click()
}
test('the first cigar is added with the help of the catalogue, drawn, and kept after a reload', async ({
  page,
}) => {
  await createMember(page)
  await page.goto('/dashboard/humidor')
  await expect(page.getByText('Nothing in the box yet.')).toBeVisible()
  await expect(page.getByText('0 entries')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add Cigar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Cigar' })
  await dialog.getByRole('button', { name: 'Add Cigar' }).click()
  await expect(dialog.getByText('Please enter a brand')).toBeVisible()
  await expect(dialog.getByText('Please enter a cigar name')).toBeVisible()
  await dialog.getByLabel('Brand').pressSequentially('oliva serie v mel')
  await page.getByRole('option', { name: /Serie V Melanio$/ }).click()
  await expect(dialog.getByLabel('Cigar name')).toHaveValue('Serie V Melanio')
  await expect(dialog.getByLabel('Wrapper')).not.toHaveValue('')
  await dialog.getByRole('button', { name: 'Add Cigar' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'Oliva Serie V Melanio').locator('svg').first()).toBeVisible()
  await page.reload()
  await expect(rowOf(page, 'Oliva Serie V Melanio')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Total cigars' })).toContainText('1')
})

test('what fails to be saved stays in the form', async ({ page, browserErrors }) => {
  browserErrors.expect(/ERR_FAILED/)
  await createMember(page)
  await page.goto('/dashboard/humidor')
  await page.getByRole('button', { name: 'Add Cigar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Cigar' })
  await dialog.getByLabel('Brand').fill('Nobody')
  await dialog.getByLabel('Cigar name').fill('A gift')
  await page.route('**/api/humidor/items', route => route.abort())
  await dialog.getByRole('button', { name: 'Add Cigar' }).click()
  await expect(page.getByText('Failed to add item')).toBeVisible()
  await expect(dialog.getByLabel('Cigar name')).toHaveValue('A gift')
  await page.unroute('**/api/humidor/items')
  await dialog.getByRole('button', { name: 'Add Cigar' }).click()
  await expect(page.getByText('Failed to add item')).toHaveCount(0)
  await expect(rowOf(page, 'A gift')).toBeVisible()
})

test('a cigar is smoked and put back, counted up and down, and deleted after a question', async ({
  page,
}) => {
  await createMember(page)
  await addItem(page, { quantity: 2 })
  await page.goto('/dashboard/humidor')
  const row = rowOf(page, 'Oliva Serie V Melanio')
  const total = page.getByRole('region', { name: 'Total cigars' }).getByText(/^\d+$/)
  await smoke(page, row)
  await expect(total).toHaveText('1')
  await smoke(page, row)
  await expect(total).toHaveText('0')
  await row.getByRole('button', { name: 'Undo' }).click()
  await expect(total).toHaveText('1')
  await expect(row.getByRole('button', { name: /^Smoke it/ })).toBeEnabled()
  await smoke(page, row)
  await row.getByRole('button', { name: 'Undo' }).click()
  await expect(total).toHaveText('1')
  for (let press = 0; press < 3; press += 1)
    await row
      .getByRole('button', { name: /one more$|more$/ })
      .first()
      .click()
  await expect(total).toHaveText('4')
  await row.getByRole('button', { name: /less$/ }).click()
  await expect(total).toHaveText('3')
  await row.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
  await page.reload()
  await expect(page.getByText('Nothing in the box yet.')).toBeVisible()
})

test('a cigar that is taken out opens an entry that knows it, and can still be put back', async ({
  page,
}) => {
  await createMember(page)
  const item = await addItem(page, { quantity: 2, vitola: 'Figurado' })
  const device = { name: 'Top shelf', kind: 'simulator', humidorId: item.humidorId }
  expect((await page.request.post('/api/devices', { data: device })).status()).toBe(200)
  await page.goto('/dashboard/humidor')
  const row = rowOf(page, 'Oliva Serie V Melanio')
  await row.getByRole('button', { name: /^Smoke it/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Journal Entry' })
  await expect(dialog.getByLabel('Cigar Name')).toHaveValue('Oliva Serie V Melanio')
  await expect(dialog).toContainText('From your humidor: Oliva Serie V Melanio')
  await expect(dialog).toContainText(/Kept with it: .+, from Top shelf/)
  await dialog.getByLabel('Tasting Notes').fill('Cedar.')
  await dialog.getByRole('button', { name: 'Save Entry' }).click()
  await expect(dialog).toBeHidden()
  await row.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('region', { name: 'Total cigars' }).getByText(/^\d+$/)).toHaveText('2')
  const { entries } = await (await page.request.get('/api/journal/entries')).json()
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({ humidorItemId: item.id, vitola: 'Figurado', rating: 3 })
  expect(entries[0].climate).not.toBeNull()
})

test('two devices change the same cigar: the second sees both versions, and nothing is lost', async ({
  page,
  newVisitor,
  browserErrors,
}) => {
  browserErrors.expect(/status of 409/)
  const member = await createMember(page)
  const item = await addItem(page)
  await page.goto('/dashboard/humidor')
  const row = rowOf(page, 'Oliva Serie V Melanio')
  await row.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Cigar' })
  await dialog.getByLabel('Notes').fill('Typed here')

  const phone = await newVisitor()
  const other = await phone.newPage()
  await signIn(other.request, member)
  const changed = await other.request.patch(`/api/humidor/items/${item.id}`, {
    data: { location: 'Typed there', version: 1 },
  })
  expect(changed.status()).toBe(200)

  await dialog.getByRole('button', { name: 'Save' }).click()
  const conflict = dialog.getByRole('alert')
  await expect(conflict).toContainText('This was changed on another device in the meantime.')
  await expect(conflict.getByRole('row', { name: /Location/ })).toContainText('Typed there')
  await expect(conflict.getByRole('row', { name: /Notes/ })).toContainText('Typed here')
  await expectAccessibleInEveryLook(page)
  await dialog.getByRole('button', { name: 'Save my version' }).click()
  await expect(dialog).toBeHidden()
  const { items } = await (await page.request.get('/api/humidor/items')).json()
  expect(items[0]).toMatchObject({ notes: 'Typed here', location: 'Typed there', version: 3 })
})

test('an unreadable inventory says so and can be tried again', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 500/)
  await createMember(page)
  await addItem(page)
  await page.route('**/api/humidor/items', route => route.fulfill({ status: 500, json: {} }))
  await page.goto('/dashboard/humidor')
  await expect(page.getByText('Failed to load inventory')).toBeVisible({ timeout: 15_000 })
  await page.unroute('**/api/humidor/items')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(rowOf(page, 'Oliva Serie V Melanio')).toBeVisible()
})

test('the humidor is accessible and fits every width, full and with the form open', async ({ page }) => {
  await createMember(page)
  await addItem(page, { location: 'Top shelf', purchasedOn: '2026-01-05' })
  await addItem(page, {
    brand: 'A maker with a long name',
    cigarName: 'Reserve of the Second Sunday in November',
  })
  await page.goto('/dashboard/humidor')
  await expect(rowOf(page, 'Melanio')).toBeVisible()
  await expectSoundPage(page)
  await page.getByRole('button', { name: 'Add Cigar' }).click()
  await expect(page.getByRole('dialog', { name: 'Add Cigar' })).toBeVisible()
  await expectAccessibleInEveryLook(page)
})

test('without a network a dialog of the humidor says that it needs a connection, and the next press with one opens it', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  await createMember(page)
  await addItem(page)
  await page.goto('/dashboard/humidor')
  const row = rowOf(page, 'Oliva Serie V Melanio')
  await expect(row).toBeVisible()
  await goOffline(page)
  const notice = page.getByText('This needs a connection to open for the first time.')
  const add = page.getByRole('button', { name: 'Add Cigar' })
  for (const button of [page.getByRole('button', { name: 'Maintenance' }), add, add]) {
    await button.click()
    await expect(notice).toBeInViewport()
    await expect(button).toBeFocused()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(notice).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { level: 1, name: 'My Humidor' })).toBeVisible()
  await context.setOffline(false)
  await add.click()
  await expect(page.getByRole('dialog', { name: 'Add Cigar' })).toBeVisible()
})

test('without a network a view of the humidor says so in its place, and its button keeps the focus while it tries again', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  await createMember(page)
  await addItem(page)
  await addItem(page, { cigarName: 'Serie G' })
  await page.goto('/dashboard/humidor')
  const asTable = page.getByRole('radio', { name: 'Table' }).or(page.getByRole('button', { name: 'Table' }))
  await expect(asTable).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await asTable.click()
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'This needs a connection to open for the first time.' })
  await expect(notice).toBeInViewport()
  const again = notice.getByRole('button', { name: 'Try Again' })
  await again.click()
  await expect(again).toBeFocused()
  await context.setOffline(false)
  await again.click()
  await expect(page.getByRole('table')).toBeVisible()
})
