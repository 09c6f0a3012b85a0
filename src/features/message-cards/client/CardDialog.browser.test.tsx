import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { field, log, messageWith, openChannel, say } from '#test/components/channel.ts'
import { chooseFile } from '#test/components/choose-file.ts'
import { drawPicture } from '#test/components/draw-picture.ts'
import { createMember, runSql, send } from '#test/components/members.ts'

const dialog = () => page.getByRole('dialog', { name: 'Add to your message' })
const openDialog = () => page.getByRole('button', { name: 'Add a cigar, pairing, event or entry' }).click()
const newStamp = () => crypto.randomUUID().slice(0, 8)
const savePairing = (pairing_name: string) =>
  send<{ id: string }>('POST', '/api/saved-pairings', {
    cigar_name: 'Oliva Serie V Melanio',
    pairing_type: 'wine',
    pairing_name,
    notes: 'Cocoa meets cane.',
  })

/** Adds what stands in the dialog’s list under this kind. */
async function add(kind: string, name: string | RegExp): Promise<void> {
  await openDialog()
  await dialog().getByRole('button', { name: kind, exact: true }).click()
  await dialog().getByRole('listitem').getByRole('button', { name }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(field()).toHaveFocus()
}

test('a cigar is found by its name and sent without a word', async () => {
  await createMember()
  await openChannel('general')
  await openDialog()
  await expect.element(dialog()).toHaveTextContent('Type a name to find a cigar.')
  await dialog().getByRole('searchbox').fill('oliva serie v mel')
  await expect.element(dialog().getByRole('listitem').first()).toBeVisible()
  await expectSoundLayout()
  await dialog().getByRole('button', { name: 'Oliva Serie V Melanio', exact: true }).click()
  const added = page.getByText('With Oliva Serie V Melanio')
  await expect.element(added).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(added).not.toBeInTheDocument()
  const want = log()
    .getByRole('listitem')
    .last()
    .getByRole('button', { name: /^Want it/ })
  await want.click()
  await expect.element(want).toHaveAttribute('aria-pressed', 'true')
  const wishes = async () => {
    const { items } = await send<{ items: { name: string; mark: string }[] }>('GET', '/api/marks')
    return items.map(({ name, mark }) => `${mark} ${name}`)
  }
  await expect.poll(wishes).toEqual(['want Oliva Serie V Melanio'])
  await openChannel('general')
  await expect.element(want).toHaveAttribute('aria-pressed', 'true')
  await want.click()
  await expect.poll(wishes).toEqual([])
})

test('an event is answered from its card, and an entry of the journal is shown without what is private', async () => {
  const stamp = newStamp()
  const title = `Rum night ${stamp}`
  await runSql(
    "insert into events (title, time_zone, start_time) values ($1, 'America/New_York', now() + interval '3 days')",
    [title],
  )
  await createMember()
  await send('POST', '/api/journal/entries', {
    cigar: 'Oliva Serie V Melanio',
    notes: `Cocoa and cedar ${stamp}`,
    rating: 4,
    thirds: ['Only for me', null, null],
  })
  await openChannel('events')
  await add('Event', title)
  await say(`Who comes? ${stamp}`)
  const going = log().getByRole('button', { name: `Going: ${title}` })
  await going.click()
  await expect.element(going).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(async () => {
      const { events } = await send<{ events: { title: string; own?: { answer: string } }[] }>(
        'GET',
        '/api/events',
      )
      return events.find(event => event.title === title)?.own?.answer
    })
    .toBe('going')
  await add('Journal', /^Oliva Serie V Melanio/)
  await userEvent.keyboard('{Enter}')
  const entry = messageWith(`Cocoa and cedar ${stamp}`)
  await expect.element(entry).toHaveTextContent('4 of 5 stars')
  await expect.element(entry).not.toHaveTextContent('Only for me')
})

test('the card of an event says that it is canceled, also when that came later', async () => {
  const stamp = newStamp()
  const title = `Port night ${stamp}`
  const [event] = await runSql<{ id: string }>(
    "insert into events (title, time_zone, start_time) values ($1, 'America/New_York', now() + interval '3 days') returning id",
    [title],
  )
  const { id } = await createMember()
  await runSql("update users set role = 'staff', duties = '{host}' where id = $1", [id])
  await openChannel('events')
  await add('Event', title)
  await say(`Who comes? ${stamp}`)
  const card = messageWith(`Who comes? ${stamp}`)
  await expect.element(card.getByRole('button', { name: `Going: ${title}` })).toBeVisible()
  await expect.element(card).not.toHaveTextContent('Canceled')
  await send('DELETE', `/api/admin/events/${event!.id}`)
  await createMember()
  await openChannel('events')
  await expect.element(card).toHaveTextContent('Canceled')
  await expect.element(card.getByRole('button', { name: `Going: ${title}` })).not.toBeInTheDocument()
  await expectSoundLayout()
})

test('a card is taken out before it is sent, and one that is gone by then says so', async () => {
  await createMember()
  const drink = `Tawny Port ${newStamp()}`
  const { id } = await savePairing(drink)
  await openChannel('help')
  const added = page.getByText(/^With Oliva/)
  await add('Pairing', new RegExp(drink))
  await page.getByRole('button', { name: 'Take it out' }).click()
  await expect.element(added).not.toBeInTheDocument()
  await add('Pairing', new RegExp(drink))
  await openChannel('help')
  await expect.element(added).toBeVisible()
  await send('DELETE', `/api/saved-pairings/${id}`)
  field().element().focus()
  await userEvent.keyboard('{Enter}')
  const refused = log().getByRole('listitem').last()
  await expect.element(refused).toHaveAttribute('data-state', 'failed')
  await expect.element(refused).toHaveTextContent('What you added to your message is not there any more.')
  await refused.getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByText('Not sent.')).not.toBeInTheDocument()
})

test('a photo is pasted or dropped into the field', async () => {
  await createMember()
  await openChannel('help')
  const added = page.getByText('With a photo')
  for (const type of ['paste', 'drop']) {
    const data = new DataTransfer()
    data.items.add(await drawPicture('image.png', { width: 300, height: 200 }))
    const options = { bubbles: true, cancelable: true }
    field()
      .element()
      .dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent(type, { ...options, clipboardData: data })
          : new DragEvent(type, { ...options, dataTransfer: data }),
      )
    await expect.element(added).toBeVisible()
    await page.getByRole('button', { name: 'Take it out' }).click()
    await expect.element(added).not.toBeInTheDocument()
  }
})

test('a photo is uploaded, sent with a word, and gone with its message', async () => {
  const stamp = newStamp()
  await createMember({ fullName: `Ada ${stamp}` })
  await openChannel('help')
  const file = page.getByLabelText('Photo for the message')
  const text = `Which band is this? ${stamp}`
  await field().fill(text)
  await chooseFile(file, new File(['GIF89a'], 'band.gif', { type: 'image/gif' }))
  await expect.element(page.getByText('Only JPG and PNG photos are supported.')).toBeVisible()
  await expect.element(field()).toHaveValue(text)
  await chooseFile(file, await drawPicture('band.png', { width: 900, height: 600 }))
  await expect.element(page.getByText('With a photo')).toBeVisible()
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const photo = messageWith(stamp).getByRole('img', { name: `Sent by Ada ${stamp}` })
  await expect.element(photo).toBeInViewport()
  await expect.poll(() => (photo.query() as HTMLImageElement | null)?.naturalWidth).toBe(800)
  const { href } = messageWith(stamp).getByRole('link').last().element() as HTMLAnchorElement
  expect((await fetch(href)).headers.get('content-type')).toBe('image/jpeg')
  await messageWith(stamp).hover()
  await messageWith(stamp)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(photo).not.toBeInTheDocument()
  expect((await fetch(href)).status).toBe(404)
})
