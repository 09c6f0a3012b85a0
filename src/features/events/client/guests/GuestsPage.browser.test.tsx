import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember, runSql, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { planEvent } from '#test/components/plan-event.ts'

const rowOf = (name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
const count = (text: string) => page.getByRole('status').filter({ hasText: text })

/** An event of tonight to which these members come, and a session of staff at the door. */
async function openDoor(names: readonly string[], capacity = 10) {
  const title = await planEvent({ title: 'A long table', capacity })
  const [event] = await runSql<{ id: string }>(
    "update events set start_time = now() + interval '2 hours' where title = $1 returning id",
    [title],
  )
  for (const fullName of names) {
    await createMember({ fullName })
    await send('PUT', `/api/events/${event!.id}/answer`, { answer: 'going', partySize: 2 })
  }
  const door = await createMember()
  await runSql("update users set role = 'staff', duties = '{door}' where id = $1", [door.id])
  return { title, id: event!.id }
}

test('from the events it takes two presses to check somebody in, and one to take it back', async () => {
  const { title } = await openDoor(['Ada Lovelace', 'Grace Hopper'])
  await openPage('/lounge/events')
  await page.getByRole('link', { name: `Guests of ${title}` }).click()
  await page.getByRole('button', { name: 'Check in Ada Lovelace' }).click()
  await expect.element(rowOf('Ada Lovelace')).toHaveTextContent('here since')
  await expect.element(count('here2')).toBeVisible()
  await page.getByRole('button', { name: 'Undo the check-in of Ada Lovelace' }).click()
  await expect.element(page.getByRole('button', { name: 'Check in Ada Lovelace' })).toBeVisible()
  await expectSoundLayout()
})

test('a guest is found by a part of the name, and those who are not here are shown alone', async () => {
  const { id } = await openDoor(['José Núñez', 'Grace Hopper'])
  await openPage(`/lounge/events/${id}/guests`)
  await page.getByLabelText('Find a guest').fill('nun')
  await expect.element(rowOf('Grace Hopper')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Check in José Núñez' }).click()
  await page.getByLabelText('Find a guest').fill('')
  await page.getByRole('button', { name: 'Not here' }).click()
  await expect.element(rowOf('José Núñez')).not.toBeInTheDocument()
  await expect.element(rowOf('Grace Hopper')).toBeVisible()
  await page.getByLabelText('Find a guest').fill('nobody')
  await expect.element(page.getByText('No guest of that name.')).toBeVisible()
})

test('a guest without a ticket is let in, also when the house is full, and can be taken back', async () => {
  const { id } = await openDoor(['Grace Hopper'], 2)
  await openPage(`/lounge/events/${id}/guests`)
  await page.getByRole('button', { name: 'Let in' }).click()
  await expect.element(page.getByText('Please give a name')).toBeVisible()
  await page.getByLabelText('Name').fill('Eve')
  await page.getByRole('button', { name: 'Let in' }).click()
  await expect.element(rowOf('Eve')).toHaveTextContent('here since')
  await expect.element(page.getByText('The house is full: 3 guests for 2 places.')).toBeVisible()
  await expect.element(page.getByLabelText('Name')).toHaveValue('')
  await page.getByRole('button', { name: 'Take Eve back' }).click()
  await expect.element(rowOf('Eve')).not.toBeInTheDocument()
})

test('without a ticket the check-in shows the events of tonight, each with its list', async () => {
  const { title } = await openDoor(['Grace Hopper'])
  await openPage('/lounge/check-in')
  await page.getByRole('link', { name: `Guest list of ${title}` }).click()
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(rowOf('Grace Hopper')).toBeVisible()
})

test('after the event the list says who came', async () => {
  const { id } = await openDoor(['Ada Lovelace', 'Grace Hopper'])
  await runSql(
    `with over as (update events set start_time = now() - interval '5 hours' where id = $1)
     update event_answers a set checked_in_at = now() from profiles p
     where p.id = a.user_id and a.event_id = $1 and p.full_name = 'Ada Lovelace'`,
    [id],
  )
  await openPage(`/lounge/events/${id}/guests`)
  await page.getByRole('button', { name: 'Did not come' }).click()
  await expect.element(rowOf('Grace Hopper')).toBeVisible()
  await page.getByRole('button', { name: 'Came', exact: true }).click()
  await expect.element(rowOf('Ada Lovelace')).toBeVisible()
  await expect.element(rowOf('Grace Hopper')).not.toBeInTheDocument()
})

test('the list is a file and fits a sheet, and members do not see it', async () => {
  const { id } = await openDoor(['Ada Lovelace'])
  await openPage(`/lounge/events/${id}/guests`)
  const file = page.getByRole('link', { name: 'CSV' })
  await expect.element(file).toBeVisible()
  const answer = await fetch((file.element() as HTMLAnchorElement).href)
  expect(await answer.text()).toContain('Ada Lovelace,2,going,t')
  await createMember()
  await openPage(`/lounge/events/${id}/guests`)
  await expect.element(page.getByText('This is for staff only.')).toBeVisible()
})
