import sharp from 'sharp'
import { expect, test } from './fixtures.ts'
import { createMember, headingOf, post } from './members.ts'
import { expectVisibleFocus } from './page-checks.ts'

test.use({ timezoneId: 'America/New_York' })

test('the journal leads to the palate, whose year keeps to the calendar of the member and becomes a picture', async ({
  page,
}) => {
  await createMember(page)
  const evening = { cigar: 'Oliva Serie V Melanio', notes: 'Cedar and cocoa.', flavors: ['cocoa'], rating: 5 }
  for (let count = 0; count < 5; count += 1) await post(page.request, '/api/journal/entries', evening)
  const midnight = {
    cigar: 'Midnight',
    notes: 'Late.',
    smokedAt: '2025-01-01T04:30:00Z',
    durationMinutes: 75,
  }
  await post(page.request, '/api/journal/entries', midnight)
  await page.goto('/dashboard/journal')
  await page.getByRole('link', { name: 'Your palate' }).click()
  await expect(headingOf(page)).toHaveText('Your palate')
  await expectVisibleFocus(page)
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2024')
  const year = page.getByRole('region', { name: '2024 in smoke' })
  await expect(year.getByRole('img', { name: 'Evenings with a cigar in 2024: December 1.' })).toBeVisible()
  await page.reload()
  await expect(year).toContainText('1 h 15 min')
  await page.getByRole('button', { name: /^Make a picture of/ }).click()
  const dialog = page.getByRole('dialog', { name: /^A picture of/ })
  await dialog.getByRole('button', { name: 'Make the picture' }).click()
  const picture = dialog.getByRole('img', { name: /in smoke$/ })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080)
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('smoke-deck-2024.png')
  expect((await sharp(await file.path()).metadata()).format).toBe('png')
  await page.keyboard.press('Escape')
  await year.getByRole('link', { name: 'Midnight' }).first().click()
  await expect(page.getByRole('article', { name: /Midnight, Tuesday, December 31, 2024/ })).toBeVisible()
  await page.goBack()
  await expect(headingOf(page)).toHaveText('Your palate')
})
