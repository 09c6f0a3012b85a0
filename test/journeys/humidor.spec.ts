import { expect, rest, test } from './fixtures.ts'
import { goOffline } from './go-offline.ts'
import { addItem, rowOf } from './inventory.ts'
import { createMember } from './members.ts'
import { expectVisibleFocus } from './page-checks.ts'
import { openLive } from './page-state.ts'

test('the first cigar is added from the catalogue, seen in another tab, smoked, and stands in the journal', async ({
  page,
  context,
}) => {
  await createMember(page)
  await page.goto('/dashboard/humidor')
  await expect(page.getByText('Nothing in the box yet.')).toBeVisible()
  const other = await context.newPage()
  await openLive(other, '/dashboard/humidor')
  await expect(other.getByText('Nothing in the box yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add Cigar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Cigar' })
  await dialog.getByLabel('Brand').pressSequentially('oliva serie v mel')
  await page.getByRole('option', { name: /Serie V Melanio$/ }).click()
  await dialog.getByRole('button', { name: 'Add Cigar' }).click()
  await expect(dialog).toBeHidden()
  const row = rowOf(page, 'Oliva Serie V Melanio')
  await expect(row.locator('svg').first()).toBeVisible()
  await expect(rowOf(other, 'Oliva Serie V Melanio')).toBeVisible()
  await page.reload()
  const total = page.getByRole('region', { name: 'Total cigars' }).getByText(/^\d+$/)
  await expect(total).toHaveText('1')
  await row.getByRole('button', { name: /^Smoke it/ }).click()
  const entry = page.getByRole('dialog', { name: 'Add Journal Entry' })
  await expect(entry.getByLabel('Cigar Name')).toHaveValue('Oliva Serie V Melanio')
  await entry.getByLabel('Tasting Notes').fill('Cedar.')
  await entry.getByRole('button', { name: 'Save Entry' }).click()
  await expect(entry).toBeHidden()
  await expect(total).toHaveText('0')
  await expect(other.getByRole('region', { name: 'Total cigars' }).getByText(/^\d+$/)).toHaveText('0')
  await page.reload()
  await expect(total).toHaveText('0')
  await expectVisibleFocus(page)
  await page.goto('/dashboard/journal')
  await expect(page.getByRole('article', { name: /^Oliva Serie V Melanio/ })).toContainText('Cedar.')
})

test(
  'without a network a dialog of the humidor says that it needs a connection, and opens with one; a view needs none',
  rest,
  async ({ page, context, browserErrors }) => {
    browserErrors.expect(/ERR_INTERNET_DISCONNECTED/)
    await createMember(page)
    await addItem(page)
    await addItem(page, { cigarName: 'Serie G' })
    await page.goto('/dashboard/humidor')
    await expect(rowOf(page, 'Oliva Serie V Melanio')).toBeVisible()
    await goOffline(page)
    const needed = 'This needs a connection to open for the first time.'
    const notice = page.getByText(needed)
    const add = page.getByRole('button', { name: 'Add Cigar' })
    for (const button of [page.getByRole('button', { name: 'Maintenance' }), add, add]) {
      await button.click()
      await expect(notice).toBeInViewport()
      await expect(button).toBeFocused()
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await expect(notice).toHaveCount(0)
    }
    await expect(page.getByRole('heading', { level: 1, name: 'My Humidor' })).toBeVisible()
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    await expect(page.getByRole('table')).toBeVisible()
    await context.setOffline(false)
    await add.click()
    await expect(page.getByRole('dialog', { name: 'Add Cigar' })).toBeVisible()
  },
)
