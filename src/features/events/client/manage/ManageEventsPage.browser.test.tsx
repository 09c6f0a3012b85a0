import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
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
  await send('PATCH', `/api/admin/events/${id}`, { description: 'In small pours.' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('In small pours.')
  await expect.element(page.getByRole('alert')).toHaveTextContent('The roof')
  await expectSoundLayout()
  await page.getByRole('button', { name: 'Save my version' }).click()
  await expect.element(rowOf(title)).toBeVisible()
  expect(await send('GET', `/api/admin/events/${id}`)).toMatchObject({
    description: 'In small pours.',
    location: 'The roof',
  })
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
