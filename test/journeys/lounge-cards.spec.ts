import type { Page } from '@playwright/test'
import { plain } from '../pictures.ts'
import { expectAccessibleInEveryLook } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { fieldOf, logOf, messageIn, openChannel } from './lounge-page.ts'
import { createMember } from './members.ts'
import { readVault, savePairing } from './saved-pairings.ts'
import { sharedDatabase } from './shared-database.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add to your message' })

/** Adds what stands in the dialog’s list under this kind. */
async function add(page: Page, kind: string, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Add a cigar, pairing, event or entry' }).click()
  await dialogOf(page).getByRole('button', { name: kind, exact: true }).click()
  await dialogOf(page).getByRole('listitem').getByRole('button', { name }).click()
  await expect(dialogOf(page)).toBeHidden()
  await expect(fieldOf(page)).toBeFocused()
}

async function meet(page: Page, other: Page): Promise<string> {
  const stamp = `${Date.now()}`
  await createMember(page, { fullName: `Ada ${stamp}` })
  await createMember(other, { fullName: `Grace ${stamp}` })
  return stamp
}

test('a pairing is put into a message, seen at once, kept by another member, and taken out again', async ({
  page,
  newVisitor,
}) => {
  const other = await (await newVisitor()).newPage()
  const stamp = await meet(page, other)
  await savePairing(page, {
    cigar_name: 'Padrón 1964 Anniversary',
    pairing_name: 'Diplomático Reserva Exclusiva',
  })
  await openChannel(page, 'pairings')
  await openChannel(other, 'pairings')
  await add(page, 'Pairing', /^Padrón 1964/)
  await fieldOf(page).fill(`Slow down for the last third. ${stamp}`)
  await page.keyboard.press('Enter')
  const seen = messageIn(other, stamp)
  await expect(seen).toContainText('Diplomático Reserva Exclusiva')
  await expect(seen).toContainText(/\d\d, an? /)
  // It was loaded after its message: the end of the log is still in view.
  await expect(seen.getByRole('button', { name: /^Keep/ })).toBeInViewport()
  await expect(messageIn(page, stamp).getByRole('button', { name: /^Keep/ })).toHaveCount(0)
  await seen.getByRole('button', { name: /^Keep/ }).click()
  await expect(seen.getByRole('button', { name: /^Kept/ })).toBeDisabled()
  expect(await readVault(other)).toMatchObject([{ cigar_name: 'Padrón 1964 Anniversary' }])
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(seen.getByRole('button', { name: /^Keep/ })).toBeEnabled()
  await expect.poll(async () => (await readVault(other)).length).toBe(0)
})

test('a cigar is sent without a word, and goes on the wish list of another member', async ({
  page,
  newVisitor,
}) => {
  const other = await (await newVisitor()).newPage()
  await meet(page, other)
  await openChannel(page, 'general')
  await openChannel(other, 'general')
  await page.getByRole('button', { name: 'Add a cigar, pairing, event or entry' }).click()
  await expect(dialogOf(page)).toContainText('Type a name to find a cigar.')
  await dialogOf(page).getByRole('searchbox').fill('oliva serie v mel')
  await expect(dialogOf(page).getByRole('listitem').first()).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await dialogOf(page).getByRole('button', { name: 'Oliva Serie V Melanio', exact: true }).click()
  await expect(page.getByText('With Oliva Serie V Melanio')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('With Oliva Serie V Melanio')).toBeHidden()
  const seen = logOf(other).getByRole('listitem').last()
  await expect(seen.getByRole('link', { name: 'Oliva Serie V Melanio' })).toBeVisible()
  const want = seen.getByRole('button', { name: /^Want it/ })
  await want.click()
  await expect(want).toHaveAttribute('aria-pressed', 'true')
  const wishes = async () => {
    const { items } = await (await other.request.get('/api/marks')).json()
    return items.map(({ name, mark }: { name: string; mark: string }) => `${mark} ${name}`)
  }
  await expect.poll(wishes).toEqual(['want Oliva Serie V Melanio'])
  await other.reload()
  await expect(want).toHaveAttribute('aria-pressed', 'true')
  await want.click()
  await expect.poll(wishes).toEqual([])
})

test('an event is answered from its card, and an entry of the journal is shown without what is private', async ({
  page,
  newVisitor,
}) => {
  const other = await (await newVisitor()).newPage()
  const stamp = await meet(page, other)
  const title = `Rum night ${stamp}`
  await sharedDatabase().query(
    "insert into events (title, time_zone, start_time) values ($1, 'America/New_York', now() + interval '3 days')",
    [title],
  )
  await page.request.post('/api/journal/entries', {
    data: {
      cigar: 'Oliva Serie V Melanio',
      notes: `Cocoa and cedar ${stamp}`,
      rating: 4,
      thirds: ['Only for me', null, null],
    },
  })
  await openChannel(page, 'events')
  await openChannel(other, 'events')
  await add(page, 'Event', title)
  await fieldOf(page).fill('Who comes?')
  await page.keyboard.press('Enter')
  const going = logOf(other).getByRole('button', { name: `Going: ${title}` })
  await going.click()
  await expect(going).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(async () => {
      const { events } = await (await other.request.get('/api/events')).json()
      return events.find((event: { title: string }) => event.title === title).own?.answer
    })
    .toBe('going')
  await add(page, 'Journal', /^Oliva Serie V Melanio/)
  await page.keyboard.press('Enter')
  const entry = messageIn(other, `Cocoa and cedar ${stamp}`)
  await expect(entry).toContainText('4 of 5 stars')
  await expect(entry).not.toContainText('Only for me')
})

test('a card is taken out before it is sent, and one that is gone by then says so', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 422/)
  await createMember(page)
  const id = await savePairing(page, { cigar_name: 'Oliva Serie V Melanio', pairing_name: 'Tawny Port' })
  await openChannel(page, 'help')
  await add(page, 'Pairing', /Tawny Port/)
  await page.getByRole('button', { name: 'Take it out' }).click()
  await expect(page.getByText(/^With Oliva/)).toBeHidden()
  await add(page, 'Pairing', /Tawny Port/)
  await page.reload()
  await expect(page.getByText(/^With Oliva/)).toBeVisible()
  await page.request.delete(`/api/saved-pairings/${id}`)
  await fieldOf(page).press('Enter')
  const refused = logOf(page).getByRole('listitem').last()
  await expect(refused).toHaveAttribute('data-state', 'failed')
  await expect(refused).toContainText('What you added to your message is not there any more.')
  await refused.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Not sent.')).toHaveCount(0)
})

test('a photo is pasted or dropped into the field', async ({ page }) => {
  await createMember(page)
  await openChannel(page, 'help')
  const picture = [...(await plain(300, 200).png().toBuffer())]
  for (const kind of ['paste', 'drop']) {
    await fieldOf(page).evaluate(
      (field, { bytes, type }) => {
        const data = new DataTransfer()
        data.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }))
        const options = { bubbles: true, cancelable: true }
        const event =
          type === 'paste'
            ? new ClipboardEvent(type, { ...options, clipboardData: data })
            : new DragEvent(type, { ...options, dataTransfer: data })
        field.dispatchEvent(event)
      },
      { bytes: picture, type: kind },
    )
    await expect(page.getByText('With a photo')).toBeVisible()
    await page.getByRole('button', { name: 'Take it out' }).click()
    await expect(page.getByText('With a photo')).toBeHidden()
  }
})

test('a photo is uploaded, sent with a word, seen by another member, and gone with its message', async ({
  page,
  newVisitor,
}) => {
  const other = await (await newVisitor()).newPage()
  const stamp = await meet(page, other)
  await openChannel(page, 'help')
  await openChannel(other, 'help')
  const file = page.getByLabel('Photo for the message')
  await fieldOf(page).fill(`Which band is this? ${stamp}`)
  await file.setInputFiles({ name: 'band.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(page.getByText('Only JPG and PNG photos are supported.')).toBeVisible()
  await expect(fieldOf(page)).toHaveValue(`Which band is this? ${stamp}`)
  await file.setInputFiles({
    name: 'band.png',
    mimeType: 'image/png',
    buffer: await plain(900, 600).png().toBuffer(),
  })
  await expect(page.getByText('With a photo')).toBeVisible()
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('Enter')
  const seen = messageIn(other, stamp).getByRole('img', { name: `Sent by Ada ${stamp}` })
  await expect(seen).toBeInViewport()
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800)
  const address = await messageIn(other, stamp).getByRole('link').last().getAttribute('href')
  expect((await other.request.get(address!)).headers()['content-type']).toBe('image/jpeg')
  await messageIn(page, stamp).hover()
  await messageIn(page, stamp)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(seen).toHaveCount(0)
  expect((await other.request.get(address!)).status()).toBe(404)
})
