import { beforeEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { createMember } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

const notSupported = 'File type not supported. Please upload a JPG, PNG, or GIF'
const cropDialog = () => page.getByRole('dialog', { name: 'Crop the picture' })
const view = () => cropDialog().getByRole('slider', { name: 'Picture to crop' })
const picture = () => document.querySelector('main img')

beforeEach(async () => {
  await createMember()
  await openPage('/dashboard/settings')
})

const choose = (file: File) => userEvent.upload(page.getByLabelText('Picture', { exact: true }), file)

function drawBand(name: string, type: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
  return new Promise(done => canvas.toBlob(blob => done(new File([blob!], name, { type })), type))
}

test('a picture is cropped and uploaded, and shown after a reload', async () => {
  await choose(await drawBand('cigar.JPEG', 'image/jpeg'))
  await expect.element(view()).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top')
  view().element().focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await expect.element(view()).not.toHaveAttribute('aria-valuenow', '50')
  await cropDialog().getByRole('button', { name: 'Zoom, more' }).click()
  await cropDialog().getByRole('button', { name: 'Upload' }).click()
  await expect.element(cropDialog()).not.toBeInTheDocument()
  await expect.element(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await expect.poll(picture).toHaveAttribute('width', '150')
  await openPage('/dashboard/settings')
  await expect.poll(() => picture()?.getAttribute('src')).toMatch(/^\/avatars\//)
})

test('the picture is dragged within its edges', async () => {
  await choose(await drawBand('wide.png', 'image/png'))
  await view().dropTo(cropDialog().getByRole('button', { name: 'Upload' }))
  await expect.element(view()).toHaveAttribute('aria-valuenow', '0')
  await page.getByRole('button', { name: 'Right', exact: true }).click()
  await expect.element(view()).not.toHaveAttribute('aria-valuenow', '0')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('button', { name: 'Choose a picture' })).toHaveFocus()
})

test('a removed picture comes back with Undo', async () => {
  await choose(await drawBand('cigar.png', 'image/png'))
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect.poll(picture).not.toBeNull()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.poll(picture).toBeNull()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(picture).not.toBeNull()
})

test.each([
  ['too large', 'big.jpg', 'image/jpeg', new Uint8Array(2 * 1024 * 1024), 'Image size must be less than 2MB'],
  ['no picture', 'drawing.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>', notSupported],
  ['empty', 'empty.png', 'image/png', '', 'You must select an image to upload.'],
])('a file that is %s is refused before it is sent', async (_, name, type, content, message) => {
  const sent = vi.spyOn(globalThis, 'fetch')
  await choose(new File([content], name, { type }))
  await expect.element(page.getByRole('alert')).toHaveTextContent(message)
  expect(sent.mock.calls.filter(([address]) => String(address).includes('/api/profile/avatar'))).toEqual([])
})

test('a file that only claims to be a picture is refused by the server', async () => {
  await choose(new File(['<!doctype html><script>alert(1)</script>'], 'page.png', { type: 'image/png' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent(notSupported)
  expect(picture()).toBeNull()
})

test('an upload that failed can be repeated', async () => {
  await commands.failRequests('**/api/profile/avatar*')
  await choose(await drawBand('cigar.png', 'image/png'))
  await cropDialog().getByRole('button', { name: 'Upload' }).click()
  await expect.element(cropDialog().getByRole('alert')).toHaveTextContent('Error uploading avatar')
  await commands.restoreRequests()
  await cropDialog().getByRole('button', { name: 'Upload' }).click()
  await expect.element(cropDialog()).not.toBeInTheDocument()
  await expect.poll(picture).not.toBeNull()
})
