import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from './axe.ts'
import { expect, rest, test } from './fixtures.ts'
import { createMember } from './members.ts'
import { pictureFile } from './picture-file.ts'

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const choose = (form: Locator, file: Awaited<ReturnType<typeof pictureFile>>) =>
  form.locator('input[type=file]').setInputFiles(file)
const photoIn = (form: Locator) => form.getByRole('img', { name: 'The photo of this entry' })
const write = async (page: Page, cigar: string) => {
  await page.getByRole('button', { name: 'Add New Entry' }).click()
  const form = page.getByRole('dialog', { name: 'Add Journal Entry' })
  await form.getByLabel('Cigar Name').fill(cigar)
  await form.getByLabel('Tasting Notes').fill('Cedar and cocoa.')
  return form
}
const widthOf = (image: Locator) => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)

test('an entry is written with a photo, which is shown in the list and in full, replaced and removed', async ({
  page,
}) => {
  await createMember(page)
  await page.goto('/dashboard/journal')
  const form = await write(page, 'A gift')
  await choose(form, await pictureFile('band.JPEG', { width: 640, height: 480 }))
  await expect(photoIn(form)).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await form.getByRole('button', { name: 'Save Entry' }).click()
  await expect(form).toBeHidden()
  const small = rowOf(page, 'A gift').getByRole('img', { name: 'From the evening with A gift' })
  const whole = page.getByRole('article').getByRole('img', { name: 'From the evening with A gift' })
  await expect.poll(() => widthOf(small)).toBe(160)
  await expect.poll(() => widthOf(whole)).toBe(640)

  await page.getByRole('article').getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Journal Entry' })
  await expect(photoIn(edit)).toBeVisible()
  await choose(edit, await pictureFile('other.png', { width: 300, height: 400 }))
  await edit.getByRole('button', { name: 'Save Entry' }).click()
  await expect(edit).toBeHidden()
  await expect.poll(() => widthOf(whole)).toBe(300)

  await page.getByRole('article').getByRole('button', { name: 'Edit' }).click()
  await edit.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(photoIn(edit)).toBeHidden()
  await edit.getByRole('button', { name: 'Save Entry' }).click()
  await expect(edit).toBeHidden()
  await expect(whole).toHaveCount(0)
  await expect(small).toHaveCount(0)
})

test('a file that is no photo is refused at once, and what was typed stays', async ({ page }) => {
  await createMember(page)
  await page.goto('/dashboard/journal')
  const form = await write(page, 'Typed')
  for (const [name, buffer, message] of [
    [
      'drawing.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'Only JPG and PNG photos are supported.',
    ],
    ['big.jpg', Buffer.alloc(10 * 1024 * 1024, 1), 'The photo must be smaller than 10 MB.'],
    ['text.png', Buffer.from('no picture'), 'The photo could not be read. Please try another one.'],
  ] as const) {
    await choose(form, { name, mimeType: 'image/png', buffer })
    await expect(form.getByText(message)).toBeVisible()
  }
  await expect(photoIn(form)).toHaveCount(0)
  await expect(form.getByLabel('Cigar Name')).toHaveValue('Typed')
  await expect(form.getByLabel('Tasting Notes')).toHaveValue('Cedar and cocoa.')
})

test('a photo that fails leaves one saved entry, and is sent again with the next press', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 503/)
  await createMember(page)
  await page.goto('/dashboard/journal')
  const form = await write(page, 'Once')
  await choose(form, await pictureFile('band.jpg', { width: 64, height: 48 }))
  const busy = {
    error: 'Too many photos at once. Please try again in a moment.',
    code: 'BUSY',
    requestId: '',
  }
  await page.route('**/photo?*', route => route.fulfill({ status: 503, json: busy }))
  await form.getByRole('button', { name: 'Save Entry' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Journal Entry' })
  await expect(edit.getByText(`The entry is saved, but not its photo. ${busy.error}`)).toBeVisible()
  await expect(photoIn(edit)).toBeVisible()
  await page.unroute('**/photo?*')
  await edit.getByLabel('Tasting Notes').fill('Cedar, cocoa and patience.')
  await edit.getByRole('button', { name: 'Save Entry' }).click()
  await expect(edit).toBeHidden()
  const { entries } = await (await page.request.get('/api/journal/entries')).json()
  expect(entries).toMatchObject([{ notes: 'Cedar, cocoa and patience.', photoId: expect.any(String) }])
})

test('offline the form says that a photo can be added later', rest, async ({ page, context }) => {
  await createMember(page)
  await page.goto('/dashboard/journal')
  const form = await write(page, 'On the deck')
  await context.setOffline(true)
  await expect(form.getByText('You are offline. A photo can be added once you are connected.')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Add a photo' })).toHaveCount(0)
  await context.setOffline(false)
  await expect(form.getByRole('button', { name: 'Add a photo' })).toBeVisible()
})

test(
  'without the server the entry waits, and its photo is added once it is sent',
  rest,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/ERR_FAILED/)
    await createMember(page)
    await page.goto('/dashboard/journal')
    const form = await write(page, 'On the deck')
    await choose(form, await pictureFile('band.jpg', { width: 64, height: 48 }))
    const entries = '**/api/journal/entries'
    await page.route(entries, route =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await form.getByRole('button', { name: 'Save Entry' }).click()
    await expect(page.getByText('Add its photo once you are connected.')).toBeVisible()
    await expect(form).toBeHidden()
    await page.unroute(entries)
    await page.reload()
    // Until then its row is one that waits, with a form of its own.
    await expect(page.getByText('Add its photo once you are connected.')).toBeHidden()
    await expect(page.getByRole('link', { name: 'On the deck' })).toBeVisible()
    await rowOf(page, 'On the deck').getByRole('button', { name: 'Edit' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Journal Entry' })
    await choose(edit, await pictureFile('band.jpg', { width: 64, height: 48 }))
    await edit.getByRole('button', { name: 'Save Entry' }).click()
    await expect(
      rowOf(page, 'On the deck').getByRole('img', { name: 'From the evening with On the deck' }),
    ).toBeVisible()
  },
)
