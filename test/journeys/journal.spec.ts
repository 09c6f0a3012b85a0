import { expect, test } from './fixtures.ts'
import { createMember } from './members.ts'
import { expectVisibleFocus } from './page-checks.ts'

test('the first entry is written, kept after a reload, read on a phone, left with Back, and goes along as a file', async ({
  page,
}) => {
  await createMember(page)
  await page.goto('/dashboard/journal')
  await expect(page.getByText('Your Journal is Empty')).toBeVisible()
  await page.getByRole('button', { name: 'Add New Entry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Journal Entry' })
  await dialog.getByLabel('Cigar Name').pressSequentially('oliva serie v mel')
  await page.getByRole('option', { name: /Serie V Melanio$/ }).click()
  await dialog.getByLabel('Tasting Notes').fill('Toast and cream.')
  await dialog.getByRole('button', { name: 'Save Entry' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  const entry = page.getByRole('article', { name: /^Oliva Serie V Melanio/ })
  await expect(entry).toContainText('Toast and cream.')
  await expectVisibleFocus(page)

  for (const [item, file] of [
    ['Export as CSV', /^journal-.*\.csv$/],
    ['Export as JSON', /^journal-.*\.json$/],
  ] as const) {
    await page.getByRole('button', { name: 'More for your journal' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: item }).click()
    expect((await download).suggestedFilename()).toMatch(file)
  }

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard/journal')
  await page.getByRole('link', { name: 'Oliva Serie V Melanio' }).click()
  await expect(entry).toContainText('Toast and cream.')
  await expect(page.getByRole('searchbox')).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('searchbox')).toBeVisible()
})
