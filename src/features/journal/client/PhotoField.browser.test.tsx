import { expect, test, vi } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { chooseFile } from '#test/components/choose-file.ts'
import { drawPicture } from '#test/components/draw-picture.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { loseRequests } from '#test/components/requests.ts'

const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const editForm = () => page.getByRole('dialog', { name: 'Edit Journal Entry' })
const photoIn = (form: Locator) => form.getByRole('img', { name: 'The photo of this entry' })
const photoOf = (place: Locator, cigar: string) =>
  place.getByRole('img', { name: `From the evening with ${cigar}` })
const widthOf = (image: Locator) => (image.query() as HTMLImageElement | null)?.naturalWidth

/** The field itself is not shown; its button opens it. */
async function choose(form: Locator, file: File) {
  await expect.poll(() => form.query()?.querySelector('input[type=file]')).toBeTruthy()
  const field = form.element().querySelector('input[type=file]')
  if (field) await chooseFile(page.elementLocator(field), file)
}

async function write(cigar: string) {
  await createMember()
  await openPage('/dashboard/journal')
  await page.getByRole('button', { name: 'Add New Entry' }).click()
  const form = page.getByRole('dialog', { name: 'Add Journal Entry' })
  await form.getByLabelText('Cigar Name').fill(cigar)
  await form.getByLabelText('Tasting Notes').fill('Cedar and cocoa.')
  return form
}

test('an entry is written with a photo, which is shown in the list and in full, replaced and removed', async () => {
  const form = await write('A gift')
  await choose(form, await drawPicture('band.JPEG', { width: 640, height: 480 }))
  await expect.element(photoIn(form)).toBeVisible()
  await expectSoundLayout()
  await form.getByRole('button', { name: 'Save Entry' }).click()
  await expect.element(form).not.toBeInTheDocument()
  const small = photoOf(rowOf('A gift'), 'A gift')
  const whole = photoOf(page.getByRole('article'), 'A gift')
  await expect.poll(() => widthOf(small)).toBe(160)
  await expect.poll(() => widthOf(whole)).toBe(640)

  await page.getByRole('article').getByRole('button', { name: 'Edit' }).click()
  await expect.element(photoIn(editForm())).toBeVisible()
  await choose(editForm(), await drawPicture('other.png', { width: 300, height: 400 }))
  await editForm().getByRole('button', { name: 'Save Entry' }).click()
  await expect.element(editForm()).not.toBeInTheDocument()
  await expect.poll(() => widthOf(whole)).toBe(300)

  await page.getByRole('article').getByRole('button', { name: 'Edit' }).click()
  await editForm().getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(photoIn(editForm())).not.toBeInTheDocument()
  await editForm().getByRole('button', { name: 'Save Entry' }).click()
  await expect.element(editForm()).not.toBeInTheDocument()
  await expect.element(whole).not.toBeInTheDocument()
  await expect.element(small).not.toBeInTheDocument()
})

test('a file that is no photo is refused at once, and what was typed stays', async () => {
  const form = await write('Typed')
  for (const [name, content, message] of [
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'Only JPG and PNG photos are supported.'],
    ['big.jpg', new Uint8Array(10 * 1024 * 1024).fill(1), 'The photo must be smaller than 10 MB.'],
    ['text.png', 'no picture', 'The photo could not be read. Please try another one.'],
  ] as const) {
    await choose(form, new File([content], name, { type: 'image/png' }))
    await expect.element(form.getByText(message)).toBeVisible()
  }
  await expect.element(photoIn(form)).not.toBeInTheDocument()
  await expect.element(form.getByLabelText('Cigar Name')).toHaveValue('Typed')
  await expect.element(form.getByLabelText('Tasting Notes')).toHaveValue('Cedar and cocoa.')
})

test('a photo that fails leaves one saved entry, and is sent again with the next press', async () => {
  const form = await write('Once')
  await choose(form, await drawPicture('band.jpg', { width: 64, height: 48 }))
  const busy = {
    error: 'Too many photos at once. Please try again in a moment.',
    code: 'BUSY',
    requestId: '',
  }
  await commands.answerRequests('**/photo?*', 503, busy)
  await form.getByRole('button', { name: 'Save Entry' }).click()
  await expect
    .element(editForm().getByText(`The entry is saved, but not its photo. ${busy.error}`))
    .toBeVisible()
  await expect.element(photoIn(editForm())).toBeVisible()
  await commands.restoreRequests()
  await editForm().getByLabelText('Tasting Notes').fill('Cedar, cocoa and patience.')
  await editForm().getByRole('button', { name: 'Save Entry' }).click()
  await expect.element(editForm()).not.toBeInTheDocument()
  const { entries } = await send<{ entries: object[] }>('GET', '/api/journal/entries')
  expect(entries).toMatchObject([{ notes: 'Cedar, cocoa and patience.', photoId: expect.any(String) }])
})

test('offline the form says that a photo can be added later', async () => {
  const form = await write('On the deck')
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await expect
    .element(form.getByText('You are offline. A photo can be added once you are connected.'))
    .toBeVisible()
  const add = form.getByRole('button', { name: 'Add a photo' })
  await expect.element(add).not.toBeInTheDocument()
  connection.mockRestore()
  dispatchEvent(new Event('online'))
  await expect.element(add).toBeVisible()
})

test('without the server the entry waits, and its photo is added once it is sent', async () => {
  const form = await write('On the deck')
  const picture = () => drawPicture('band.jpg', { width: 64, height: 48 })
  await choose(form, await picture())
  const posts = loseRequests(/^POST \/api\/journal\/entries$/)
  await form.getByRole('button', { name: 'Save Entry' }).click()
  const notice = page.getByText('Add its photo once you are connected.')
  await expect.element(notice).toBeVisible()
  await expect.element(form).not.toBeInTheDocument()
  const waiting = page.getByRole('region', { name: 'Not sent yet' })
  await expect.element(waiting).toBeVisible()
  posts.restore()
  // Until it is sent its row has a form of its own, without a photo.
  await expect.element(waiting).not.toBeInTheDocument()
  await openPage('/dashboard/journal')
  await expect.element(page.getByRole('link', { name: 'On the deck' })).toBeVisible()
  await rowOf('On the deck').getByRole('button', { name: 'Edit' }).click()
  await choose(editForm(), await picture())
  await editForm().getByRole('button', { name: 'Save Entry' }).click()
  await expect.element(photoOf(rowOf('On the deck'), 'On the deck')).toBeVisible()
})
