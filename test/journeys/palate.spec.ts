import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessibleInEveryLook } from './axe.ts'
import { delayResponse } from './delay-response.ts'
import { expect, test } from './fixtures.ts'
import { createMember, headingOf } from './members.ts'
import { expectSoundPage, expectToFit } from './page-checks.ts'

test.use({ timezoneId: 'America/New_York' })

const melanio = 'Oliva Serie V Melanio'
const write = async (page: Page, fields: object = {}) => {
  const data = { cigar: melanio, notes: 'Cedar and cocoa.', ...fields }
  const answer = await page.request.post('/api/journal/entries', { data })
  expect(answer.status(), await answer.text()).toBe(200)
}
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
/** Two seasons that differ, and an older year. */
async function fillJournal(page: Page) {
  for (let count = 0; count < 6; count += 1) {
    await write(page, {
      smokedAt: daysAgo(count * 4),
      flavors: ['leather', 'cocoa'],
      drink: 'Rye',
      rating: 5,
    })
    const gift = { cigar: `A gift, number ${count}`, flavors: ['orange'], rating: 3 }
    await write(page, { ...gift, smokedAt: daysAgo(110 + count) })
  }
  await write(page, { cigar: 'Midnight', smokedAt: '2025-01-01T04:30:00Z', durationMinutes: 75 })
}
const openPalate = async (page: Page) => {
  await page.goto('/dashboard/journal/palate')
  await expect(page.getByRole('heading', { name: 'What you keep coming back to' })).toBeVisible()
}
const flavors = (page: Page) => page.getByRole('region', { name: 'Flavors over time' })

test('the journal leads to the palate, and to the entries of what comes back', async ({ page }) => {
  await createMember(page)
  await fillJournal(page)
  await page.goto('/dashboard/journal')
  await page.getByRole('link', { name: 'Your palate' }).click()
  await expect(headingOf(page)).toHaveText('Your palate')
  await flavors(page).getByRole('button', { name: 'Three months' }).click()
  const leading = flavors(page).getByRole('heading')
  const status = flavors(page).getByRole('status')
  const changed = 'More earth and roast, less fruit than in the three months before.'
  await expect(leading).toHaveText('Earth and roast lead so far.')
  await expect(status).toContainText(changed)
  await expect(status).toContainText('This rests on six entries, each with flavors.')
  await expect(
    flavors(page).getByRole('img', { name: /^Flavor radar\. Earth: .*the last three months 10/ }),
  ).toBeVisible()
  await expect(page.getByRole('row', { name: /^Roast 100% 0% 6$/ })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText(['Flavor', 'Now', 'Before', 'Entries now'])
  await page.reload()
  await expect(status).toContainText(changed)
  await flavors(page).getByRole('button', { name: 'All' }).click()
  await expect(leading).toHaveText('Earth and roast lead.')
  await expect(status).toContainText('Cocoa, leather and orange peel come up most.')
  await expect(page.getByRole('columnheader')).toHaveText(['Flavor', 'Now', 'Entries'])

  const cigar = page.getByRole('list', { name: 'Cigars' }).getByRole('listitem')
  await expect(cigar).toHaveCount(1)
  await expect(cigar).toContainText('6 times')
  await expect(page.getByRole('region', { name: 'Drinks' }).getByRole('listitem')).toHaveText(
    /^Rye6 times5\.0 stars, last [A-Z][a-z]{2} \d{1,2}$/,
  )
  await cigar.getByRole('link', { name: melanio }).click()
  await expect(page).toHaveURL(/\/dashboard\/journal\?q=Oliva/)
  await expect(page.getByText('6 found')).toBeVisible()
})

test('a year keeps to the calendar of the member, and one without entries says so', async ({ page }) => {
  await createMember(page)
  await fillJournal(page)
  await openPalate(page)
  const year = page.getByRole('combobox', { name: 'Year' })
  await year.selectOption('2024')
  const section = page.getByRole('region', { name: '2024 in smoke' })
  await expect(section).toContainText('1 cigar')
  await expect(section).toContainText('1 h 15 min')
  await expect(section.getByRole('img', { name: 'Evenings with a cigar in 2024: December 1.' })).toBeVisible()
  await section.getByRole('link', { name: 'Midnight' }).first().click()
  await expect(page.getByRole('article', { name: /Midnight, Tuesday, December 31, 2024/ })).toBeVisible()
  await page.goto('/dashboard/journal/palate?year=2019')
  await expect(page.getByRole('region', { name: '2019 in smoke' })).toContainText(
    'Your journal has no entry of 2019.',
  )
  await expect(page.getByRole('button', { name: /^Make a picture of/ })).toHaveCount(0)
})

test('a picture of the year shows what is ticked, is made on request, and is downloaded', async ({
  page,
}) => {
  await createMember(page, { fullName: 'Ada Lovelace' })
  await fillJournal(page)
  await openPalate(page)
  const requests: object[] = []
  page.on('request', request => {
    if (request.url().endsWith('/palate/card')) requests.push(request.postDataJSON())
  })
  await page.getByRole('button', { name: /^Make a picture of/ }).click()
  const dialog = page.getByRole('dialog', { name: /^A picture of/ })
  await expect(dialog.getByRole('checkbox', { name: 'Your name' })).not.toBeChecked()
  await dialog.getByRole('checkbox', { name: 'Your favorite cigar' }).click()
  await expectToFit(page)
  for (const name of ['How many cigars and evenings', 'What you tasted most often'])
    await dialog.getByRole('checkbox', { name }).click()
  await dialog.getByRole('button', { name: 'Make the picture' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Tick at least one.')
  await expect(dialog.getByRole('checkbox').first()).toBeFocused()
  for (const name of ['How many cigars and evenings', 'What you tasted most often'])
    await dialog.getByRole('checkbox', { name }).click()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  expect(requests).toEqual([])
  await dialog.getByRole('button', { name: 'Make the picture' }).click()
  const picture = dialog.getByRole('img', { name: /in smoke$/ })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080)
  expect(requests).toMatchObject([{ parts: ['count', 'flavors'], name: null }])
  await expectAccessibleInEveryLook(page)
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^smoke-deck-\d{4}\.png$/)
  expect((await sharp(await file.path()).metadata()).format).toBe('png')
  await dialog.getByRole('checkbox', { name: 'Your name' }).click()
  await expect(picture).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Make the picture' }).click()
  await expect(picture).toBeVisible()
  expect(requests[1]).toMatchObject({ name: 'Ada Lovelace' })
})

test('where the browser has a share sheet, the picture goes there', async ({ page }) => {
  await page.addInitScript(() => {
    const share = async ({ files }: { files: File[] }) => {
      document.title = `Shared ${files[0]!.name}`
    }
    Object.assign(navigator, { canShare: () => true, share })
  })
  await createMember(page)
  await write(page)
  await openPalate(page)
  await page.getByRole('button', { name: /^Make a picture of/ }).click()
  await page.getByRole('button', { name: 'Make the picture' }).click()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page).toHaveTitle(/^Shared smoke-deck-\d{4}\.png$/)
})

test('a picture that is not made says so and can be tried again', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 500/)
  await createMember(page)
  await write(page)
  await openPalate(page)
  await page.route('**/api/journal/palate/card', route => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: /^Make a picture of/ }).click()
  await page.getByRole('button', { name: 'Make the picture' }).click()
  await expect(page.getByRole('alert')).toContainText('The picture wasn’t made. Try again.')
  await page.unroute('**/api/journal/palate/card')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: /in smoke$/ })).toBeVisible()
})

test('the palate without entries, with too few, while it loads and when it fails', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 500/)
  await createMember(page)
  await page.goto('/dashboard/journal/palate')
  await expect(page.getByText('Nothing to Draw Yet')).toBeVisible()
  await expectSoundPage(page)
  await write(page, { flavors: ['cedar'] })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Not enough for a shape yet.' })).toBeVisible()
  await expect(flavors(page)).toContainText('A shape needs five, so four more')
  await expect(page.getByText('Nothing came up twice yet.')).toBeVisible()
  await expectSoundPage(page)
  const arrives = await delayResponse(page, '**/api/journal/palate?*')
  await page.reload()
  await expect(page.getByText('Loading your palate')).toBeVisible()
  arrives()
  await expect(flavors(page)).toBeVisible()
  await page.route('**/api/journal/palate?*', route => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByText('Your palate wasn’t loaded. Try again.')).toBeVisible({ timeout: 15_000 })
  await page.unroute('**/api/journal/palate?*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(flavors(page)).toBeVisible()
})

test('a full palate is accessible and fits every width', async ({ page }) => {
  await createMember(page)
  await fillJournal(page)
  const long = { cigar: 'Reserve of the Second Sunday in November'.repeat(3), drink: 'x'.repeat(120) }
  await write(page, long)
  await write(page, long)
  await openPalate(page)
  await expectSoundPage(page)
})

test('the palette of commands opens the palate', async ({ page }) => {
  await createMember(page)
  await page.goto('/dashboard')
  await expect(headingOf(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('palate')
  await page.getByRole('option', { name: 'Your palate' }).click()
  await expect(headingOf(page)).toHaveText('Your palate')
})
