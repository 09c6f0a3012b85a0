import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { chooseFile } from '#test/components/choose-file.ts'
import { drawPicture } from '#test/components/draw-picture.ts'
import { createMember, runSql, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

const unique = (title: string) => `${title} ${crypto.randomUUID().slice(0, 8)}`
const rowOf = (title: string) => page.getByRole('row').filter({ hasText: title })
const preview = () => page.getByRole('region', { name: 'As members see it' })

/** Signs in with the duties of a host and of the door. */
async function createHost() {
  const host = await createMember()
  await runSql("update users set role = 'staff', duties = '{door,host}' where id = $1", [host.id])
}

const picture = () => page.elementLocator(document.querySelector('input[type=file]')!)
async function uploadCover(id: string): Promise<void> {
  const body = await drawPicture('hall.png', { width: 900, height: 300 })
  const headers = { 'content-type': 'image/png' }
  await fetch(`/api/admin/events/covers/${id}?name=hall.png`, { method: 'PUT', headers, body })
}
const coverOf = (id: string) =>
  send<{ cover_id: string | null; cover_text: string | null }>('GET', `/api/admin/events/${id}`)

/** An event that a host has made. */
async function plan(fields: object = {}) {
  const title = unique('Three rums')
  const event = await send<{ id: string; version: number }>('POST', '/api/admin/events', {
    title,
    start_time: '2099-10-22T19:00',
    time_zone: 'America/New_York',
    ...fields,
  })
  return { title, ...event }
}

test('a host makes a weekly series, and sees the card and its dates meanwhile', async () => {
  await createHost()
  await openPage('/lounge/events')
  await page.getByRole('link', { name: 'Manage events' }).click()
  await page.getByRole('link', { name: 'New event' }).click()
  const title = unique('Port and cigars')
  await page.getByLabelText('Title').fill(title)
  await page.getByLabelText('Day').fill('2099-10-22')
  await page.getByLabelText('Time zone').selectOptions('America/New_York')
  await expect.element(preview()).toHaveTextContent('Thursday, October 22, 7:00 PM to 10:00 PM EDT')
  await expect.element(preview()).toHaveTextContent(title)
  await page.getByRole('checkbox', { name: 'Repeat every week' }).click()
  const evenings = page.getByRole('list', { name: 'Evenings' }).getByRole('listitem')
  await expect.poll(() => evenings.elements().length).toBe(4)
  await expect.element(evenings.nth(3)).toHaveTextContent('Thursday, November 12, 7:00 PM EST')
  await expectSoundLayout()
  await page.getByRole('button', { name: 'Create the event' }).click()
  await expect.poll(() => rowOf(title).elements().length).toBe(4)
})

test('what is wrong is said beside its field, and what was typed stays', async () => {
  await createHost()
  await openPage('/lounge/events/manage?new=event')
  await page.getByLabelText('Where').fill('The roof')
  await page.getByRole('button', { name: 'Create the event' }).click()
  await expect.element(page.getByText('Please give it a title')).toBeVisible()
  await expect.element(page.getByText('Please give a day and a time')).toBeVisible()
  await page.getByLabelText('Title').fill('Night walk')
  await page.getByLabelText('Day').fill('2020-10-22')
  await page.getByLabelText('Link to book').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Create the event' }).click()
  await expect
    .element(page.getByText('Please give an address that begins with https:// or http://'))
    .toBeVisible()
  await page.getByLabelText('Link to book').fill('')
  await page.getByRole('button', { name: 'Create the event' }).click()
  await expect.element(page.getByText('Please give a time that is to come')).toBeVisible()
  await expect.element(page.getByLabelText('Where')).toHaveValue('The roof')
})

test('an event that another host has changed shows both versions, and nothing is lost', async () => {
  await createHost()
  const { id, title } = await plan()
  await openPage(`/lounge/events/manage?edit=${id}`)
  await page.getByLabelText('Where').fill('The roof')
  const cover_id = crypto.randomUUID()
  await uploadCover(cover_id)
  const theirs = { description: 'In small pours.', cover_id, cover_text: 'The hall' }
  await send('PATCH', `/api/admin/events/${id}`, theirs)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('In small pours.')
  await expect.element(page.getByRole('alert')).toHaveTextContent('The roof')
  await expect.element(page.getByRole('alert').getByAltText('The hall')).toBeInTheDocument()
  await expectSoundLayout()
  await page.getByRole('button', { name: 'Save my version' }).click()
  await expect.element(rowOf(title)).toBeVisible()
  expect(await send('GET', `/api/admin/events/${id}`)).toMatchObject({ ...theirs, location: 'The roof' })
})

test('a picture is added, described, replaced, taken over by a copy and removed', async () => {
  await createHost()
  const { id, title } = await plan()
  await openPage(`/lounge/events/manage?edit=${id}`)
  await expect.element(page.getByRole('button', { name: 'Add a picture' })).toBeVisible()
  await expect.element(page.getByLabelText('What the picture shows')).not.toBeInTheDocument()
  await chooseFile(picture(), new File(['no picture'], 'menu.pdf'))
  await expect.element(page.getByText('Only JPG and PNG photos are supported.')).toBeVisible()
  await chooseFile(picture(), await drawPicture('hall.jpg', { width: 900, height: 700 }))
  await expect.element(page.getByAltText('The picture of this event')).toBeVisible()
  await expect.element(page.getByText('Only JPG and PNG photos are supported.')).not.toBeInTheDocument()
  await page.getByLabelText('What the picture shows').fill('The hall, laid for twelve')
  await expect.element(preview().getByAltText('The hall, laid for twelve')).toBeInTheDocument()
  await expectSoundLayout()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(rowOf(title)).toBeVisible()
  const first = await coverOf(id)
  expect(first).toMatchObject({ cover_text: 'The hall, laid for twelve' })

  await page.getByRole('link', { name: `Duplicate ${title}` }).click()
  await expect.element(page.getByLabelText('What the picture shows')).toHaveValue('The hall, laid for twelve')
  await page.getByRole('button', { name: 'Create the event' }).click()
  await expect.poll(() => rowOf(title).elements().length).toBe(2)
  const { events } = await send<{ events: { title: string; cover_id: string }[] }>('GET', '/api/admin/events')
  expect(events.filter(event => event.title === title).map(({ cover_id }) => cover_id)).toEqual([
    first.cover_id,
    first.cover_id,
  ])

  await openPage(`/lounge/events/manage?edit=${id}`)
  await expect.element(page.getByAltText('The picture of this event')).toBeVisible()
  await chooseFile(picture(), await drawPicture('roof.png', { width: 400, height: 400 }))
  await expect.element(page.getByLabelText('What the picture shows')).toHaveValue('')
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => preview().element().querySelector('img')).toBeNull()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(rowOf(title).nth(0)).toBeVisible()
  expect(await coverOf(id)).toMatchObject({ cover_id: null, cover_text: null })
})

test('members see the picture in a frame that has its height before the picture is there', async () => {
  await createHost()
  const cover_id = crypto.randomUUID()
  await uploadCover(cover_id)
  const { title } = await plan({ cover_id, cover_text: 'The hall', start_time: '2098-10-22T19:00' })
  const { title: plain } = await plan({ start_time: '2098-10-22T19:00' })
  await createMember()
  await openPage('/lounge/events')
  const withPicture = page.getByRole('listitem').filter({ hasText: title })
  const cover = withPicture.getByAltText('The hall')
  await expect.element(cover).toBeInTheDocument()
  const frame = cover.element().parentElement!.getBoundingClientRect()
  expect(frame.width / frame.height).toBeCloseTo(16 / 9, 1)
  const without = page.getByRole('listitem').filter({ hasText: plain })
  expect(without.element().querySelector('img')).toBeNull()
  await expectSoundLayout()
})

test('of a series one evening is moved unless more are chosen', async () => {
  await createHost()
  const { title, id } = await plan({ repeats: { count: 3 } })
  await openPage('/lounge/events/manage')
  await rowOf(title)
    .nth(0)
    .getByRole('link', { name: `Edit ${title}` })
    .click()
  await page.getByLabelText('From').fill('20:00')
  await expect.element(page.getByRole('radio', { name: 'This evening only' })).toBeChecked()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(rowOf(title).nth(0)).toHaveTextContent('8:00 PM')
  await expect.element(rowOf(title).nth(1)).toHaveTextContent('7:00 PM')
  await openPage(`/lounge/events/manage?edit=${id}`)
  await page.getByLabelText('From').fill('18:00')
  await page.getByRole('radio', { name: 'This and later ones' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  for (const at of [0, 1, 2]) await expect.element(rowOf(title).nth(at)).toHaveTextContent('6:00 PM')
})

test('an event like last week’s takes three presses', async () => {
  await createHost()
  const { title, id } = await plan({ capacity: 12 })
  await runSql(
    `update events set start_time = date_trunc('hour', now()) - interval '6 days',
       end_time = date_trunc('hour', now()) - interval '6 days' + interval '3 hours' where id = $1`,
    [id],
  )
  await openPage('/lounge/events')
  await page.getByRole('link', { name: 'Manage events' }).click()
  await page.getByRole('link', { name: `Duplicate ${title}` }).click()
  await expect.element(page.getByLabelText('Title')).toHaveValue(title)
  await page.getByRole('button', { name: 'Create the event' }).click()
  await expect.element(page.getByText('Created')).toBeVisible()
  await expect.element(rowOf(title).nth(0)).toHaveTextContent('12 of 12 left')
})

test('a canceled event says so, and can be restored at once', async () => {
  await createHost()
  const { title, id } = await plan()
  await send('PUT', `/api/events/${id}/answer`, { answer: 'going', partySize: 2 })
  await openPage('/lounge/events/manage')
  await page.getByRole('button', { name: `Cancel ${title}` }).click()
  await expect
    .element(page.getByRole('alertdialog'))
    .toHaveTextContent('2 guests come or wait and are told at once.')
  await page.getByRole('button', { name: 'Cancel the event' }).click()
  await expect.element(rowOf(title)).toHaveTextContent('Canceled')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('button', { name: `Cancel ${title}` })).toBeVisible()
  await expect.element(rowOf(title)).not.toHaveTextContent('Canceled')
})

test('members find no way here, and a plain page if they come', async () => {
  await createMember()
  await openPage('/lounge/events')
  await expect.element(page.getByRole('heading', { name: 'Your calendar' })).toBeVisible()
  for (const name of ['Manage events', 'Check in at the door', 'Guests'])
    await expect.element(page.getByRole('main').getByRole('link', { name })).not.toBeInTheDocument()
  const { address } = await openPage('/lounge/events/manage')
  await expect.element(page.getByText('This is for staff only.')).toBeVisible()
  await page.getByRole('link', { name: 'To the events', exact: true }).click()
  await expect.poll(address).toBe('/lounge/events')
})

test('the list is accessible and fits every width', async () => {
  await createHost()
  const { title } = await plan({ repeats: { count: 2 }, capacity: 5 })
  await openPage('/lounge/events/manage')
  await expect.element(rowOf(title).nth(0)).toBeVisible()
  await expectSoundLayout()
  await rowOf(title)
    .nth(0)
    .getByRole('button', { name: `Cancel ${title}` })
    .click()
  await expect.element(page.getByRole('radio', { name: 'This evening only' })).toBeChecked()
  await expectSoundLayout()
  await userEvent.keyboard('{Escape}')
})
