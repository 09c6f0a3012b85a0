import { expect, test } from './fixtures.ts'
import { goOffline } from './go-offline.ts'
import { addItem, rowOf } from './inventory.ts'
import { createMember } from './members.ts'

test('the dialog about a cigar that was taken out puts it back, and the row offers that no more', async ({
  page,
}) => {
  await createMember(page)
  await addItem(page, { quantity: 1 })
  await page.goto('/dashboard/humidor')
  const row = rowOf(page, 'Oliva Serie V Melanio')
  const total = page.getByRole('region', { name: 'Total cigars' }).getByText(/^\d+$/)
  await row.getByRole('button', { name: /^Smoke it/ }).click()
  await expect(total).toHaveText('0')
  const dialog = page.getByRole('dialog', { name: 'Add Journal Entry' })
  await expect(dialog.getByText('Taken from your humidor: 1 of Oliva Serie V Melanio.')).toBeVisible()
  await expect(dialog.getByLabel('Cigar Name')).toBeFocused()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog).toBeHidden()
  await expect(total).toHaveText('1')
  await expect(row.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expect(row.getByRole('button', { name: /^Smoke it/ })).toBeFocused()
  await page.reload()
  await expect(total).toHaveText('1')
})

test('the dialog about the last cigar of a row gives the focus back to the button that opened it', async ({
  page,
}) => {
  await createMember(page)
  await addItem(page, { quantity: 1 })
  await page.goto('/dashboard/humidor')
  const smoke = rowOf(page, 'Oliva Serie V Melanio').getByRole('button', { name: /^Smoke it/ })
  await smoke.click()
  await page
    .getByRole('dialog', { name: 'Add Journal Entry' })
    .getByRole('button', { name: 'Cancel' })
    .click()
  await expect(smoke).toBeDisabled()
  await expect(smoke).toBeFocused()
})

test('an undo that fails leaves the note and the undo, one that works leaves an older note', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/503/)
  await createMember(page)
  await addItem(page, { quantity: 2 })
  await page.goto('/dashboard/humidor')
  const row = rowOf(page, 'Oliva Serie V Melanio')
  const dialog = page.getByRole('dialog', { name: 'Add Journal Entry' })
  await row.getByRole('button', { name: /^Smoke it/ }).click()
  await dialog.getByLabel('Tasting Notes').fill('Cedar, then pepper')
  const undone = '**/api/humidor/smokes/**'
  await page.route(undone, route => route.fulfill({ status: 503, json: { error: 'Busy' } }))
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog).toBeHidden()
  const undo = row.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await page.unroute(undone)
  await undo.click()
  await expect(row.getByText('2', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: /^Smoke it/ }).click()
  await expect(dialog.getByLabel('Tasting Notes')).toHaveValue('Cedar, then pepper')
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(undo).toHaveCount(0)
  await row.getByRole('button', { name: /^Smoke it/ }).click()
  await expect(dialog.getByLabel('Tasting Notes')).toHaveValue('Cedar, then pepper')
})

test('of two cigars taken out one after another only the second can be put back', async ({ page }) => {
  await createMember(page)
  await addItem(page, { quantity: 5 })
  await page.goto('/dashboard/humidor')
  const row = rowOf(page, 'Oliva Serie V Melanio')
  const releases: (() => void)[] = []
  await page.route('**/api/humidor/items/*/smoke', async route => {
    await new Promise<void>(release => releases.push(release))
    await route.continue()
  })
  const dialog = page.getByRole('dialog', { name: 'Add Journal Entry' })
  for (const _ of ['first', 'second']) {
    await row.getByRole('button', { name: /^Smoke it/ }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  }
  await expect.poll(() => releases.length).toBe(1)
  const firstAnswer = page.waitForResponse('**/api/humidor/items/*/smoke')
  releases[0]?.()
  await firstAnswer
  await expect.poll(() => releases.length).toBe(2)
  await expect(row.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  releases[1]?.()
  await row.getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByText('4', { exact: true })).toBeVisible()
})

test('an entry that is being saved does not offer to put its cigar back', async ({ page }) => {
  await createMember(page)
  await addItem(page, { quantity: 2 })
  await page.goto('/dashboard/humidor')
  await rowOf(page, 'Oliva Serie V Melanio')
    .getByRole('button', { name: /^Smoke it/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Add Journal Entry' })
  const undo = dialog.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/api/journal/entries', async route => {
    await held
    await route.continue()
  })
  await dialog.getByLabel('Tasting Notes').fill('Cedar.')
  await dialog.getByRole('button', { name: 'Save Entry' }).click()
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await expect(undo).toHaveCount(0, { timeout: 2000 })
  release()
  await expect(dialog).toBeHidden()
})

test('without a network a smoke is not counted, and says why', async ({ page, browserErrors }) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  await createMember(page)
  await addItem(page, { quantity: 2 })
  await page.goto('/dashboard/humidor')
  const row = rowOf(page, 'Oliva Serie V Melanio')
  await expect(row).toBeVisible()
  await goOffline(page)
  await row.getByRole('button', { name: /^Smoke it/ }).click()
  await expect(page.getByText(/^Network error/)).toBeVisible()
  await expect(row.getByText('2', { exact: true })).toBeVisible()
  await expect(page.getByText('Failed to load inventory')).toHaveCount(0)
})
