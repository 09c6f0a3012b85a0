import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, rest, test } from './fixtures.ts'
import { createMember } from './members.ts'
import { openSettings } from './settings-page.ts'

const band = { create: { width: 640, height: 480, channels: 3, background: '#7a4f2a' } } as const
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
const choose = (page: Page, chosen: ReturnType<typeof file>) =>
  page.locator('input[type=file]').setInputFiles(chosen)

test('a picture is cropped and uploaded, and shown after a reload', async ({ page }) => {
  await createMember(page)
  await openSettings(page)
  await choose(page, file('cigar.JPEG', 'image/jpeg', await sharp(band).jpeg().toBuffer()))
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' })
  const view = dialog.getByRole('slider', { name: 'Picture to crop' })
  await expect(view).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top')
  await view.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(view).not.toHaveAttribute('aria-valuenow', '50')
  await dialog.getByRole('button', { name: 'Zoom, more' }).click()
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  const picture = page.locator('main img')
  await expect(picture).toHaveAttribute('width', '150')
  await expect(picture).toHaveAttribute('src', /^\/avatars\//)
  await page.reload()
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('the picture is dragged within its edges', async ({ page }) => {
  await createMember(page)
  await openSettings(page)
  await choose(page, file('wide.png', 'image/png', await sharp(band).png().toBuffer()))
  const view = page.getByRole('slider', { name: 'Picture to crop' })
  await view.hover()
  await page.mouse.down()
  await page.mouse.move(1400, 500, { steps: 5 })
  await page.mouse.up()
  await expect(view).toHaveAttribute('aria-valuenow', '0')
  await page.getByRole('button', { name: 'Right', exact: true }).click()
  await expect(view).not.toHaveAttribute('aria-valuenow', '0')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused()
})

test('a removed picture comes back with Undo', async ({ page }) => {
  await createMember(page)
  await openSettings(page)
  await choose(page, file('cigar.png', 'image/png', await sharp(band).png().toBuffer()))
  await page.getByRole('button', { name: 'Upload' }).click()
  const picture = page.locator('main img')
  await expect(picture).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(picture).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(picture).toBeVisible()
})

const notSupported = 'File type not supported. Please upload a JPG, PNG, or GIF'

test('a file that is too large, no picture or empty is refused before it is sent', async ({ page }) => {
  await createMember(page)
  await openSettings(page)
  let uploads = 0
  page.on('request', request => {
    if (request.url().includes('/api/profile/avatar')) uploads += 1
  })
  for (const [chosen, message] of [
    [file('big.jpg', 'image/jpeg', Buffer.alloc(2 * 1024 * 1024, 1)), 'Image size must be less than 2MB'],
    [
      file('drawing.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      notSupported,
    ],
    [file('empty.png', 'image/png', Buffer.alloc(0)), 'You must select an image to upload.'],
  ] as const) {
    await choose(page, chosen)
    await expect(page.getByRole('alert')).toHaveText(message)
  }
  expect(uploads).toBe(0)
})

test('a file that only claims to be a picture is refused by the server', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 415/)
  await createMember(page)
  await openSettings(page)
  await choose(page, file('page.png', 'image/png', Buffer.from('<!doctype html><script>alert(1)</script>')))
  await expect(page.getByRole('alert')).toContainText(notSupported)
  await expect(page.locator('main img')).toHaveCount(0)
})

test('an upload that failed can be repeated', rest, async ({ page, browserErrors }) => {
  browserErrors.expect(/ERR_FAILED/)
  await createMember(page)
  await openSettings(page)
  await page.route('**/api/profile/avatar*', route => route.abort())
  await choose(page, file('cigar.png', 'image/png', await sharp(band).png().toBuffer()))
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' })
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Error uploading avatar')
  await page.unroute('**/api/profile/avatar*')
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('main img')).toBeVisible()
})
