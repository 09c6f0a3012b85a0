import type { Page } from '@playwright/test'
import { expect, rest, test } from './fixtures.ts'
import { createMember } from './members.ts'
import { expectVisibleFocus } from './page-checks.ts'
import { sharedDatabase } from './shared-database.ts'

async function plan(fields: { title: string; capacity?: number }) {
  const { title, capacity = null } = fields
  await sharedDatabase().query(
    `insert into events (title, capacity, time_zone, start_time)
      values ($1, $2, 'America/New_York', now() + interval '72 hours')`,
    [title, capacity],
  )
  return title
}
const rowOf = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })

test('a member says that they come, with whom, and takes it back; the others see it and who waits gets a place at once', async ({
  page,
  newVisitor,
}) => {
  const title = await plan({ title: `Three rums ${Date.now()}`, capacity: 2 })
  await createMember(page, { fullName: 'Ada Lovelace' })
  const other = await (await newVisitor()).newPage()
  await createMember(other, { fullName: 'Grace Hopper' })
  await page.goto('/dashboard/events')
  await other.goto('/lounge/events')
  const [row, seen] = [rowOf(page, title), rowOf(other, title)]
  await expect(row).toContainText('where you are')
  await row.getByRole('button', { name: 'Going', exact: true }).click()
  await row.getByRole('button', { name: /one more$/ }).click()
  await expect(row).toContainText('You’re going, 2 of you.')
  await expect(seen).toContainText('Ada Lovelace and 1')
  await expect(seen).toContainText('2 going')
  await page.reload()
  await expect(row).toContainText('You’re going, 2 of you.')
  await seen.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(seen).toContainText('You’re on the waitlist.')
  // Shown at once where it is chosen; here, once it is stored.
  await expect(row).toContainText('1 waiting')
  await row.getByRole('button', { name: 'Not going' }).click()
  await expect(seen).toContainText('You’re going.')
  const told = async () => (await (await other.request.get('/api/notifications')).json()).notifications
  await expect.poll(told).toMatchObject([{ title: `You have a place: ${title}` }])
  await expectVisibleFocus(page)
})

test(
  'a ticket is scanned at the door: the party is checked in, and its member and another door see it at once',
  rest,
  async ({ page, newVisitor }) => {
    const title = await plan({ title: `A long table ${Date.now()}` })
    const name = `Ada ${Date.now()}`
    await createMember(page, { fullName: name })
    await page.goto('/dashboard/events')
    await rowOf(page, title).getByRole('button', { name: 'Going', exact: true }).click()
    await rowOf(page, title)
      .getByRole('button', { name: `Your ticket for ${title}` })
      .click()
    const ticket = page.getByRole('article', { name: `Ticket: ${title}` })
    await expect(ticket).toContainText('Admits you')
    const code = await ticket.getByText(/^T[0-9A-F]{4} [0-9A-F]{5} [0-9A-F]$/).innerText()
    const door = await (await newVisitor()).newPage()
    await createMember(door, { role: 'admin' })
    await door.goto(`/lounge/check-in?ticket=${code.toLowerCase().replaceAll(' ', '')}`)
    await expect(door.getByRole('heading', { name })).toBeVisible()
    const otherDoor = await (await newVisitor()).newPage()
    await createMember(otherDoor, { role: 'admin' })
    await otherDoor.goto(door.url())
    await expect(otherDoor.getByText('0 of 1 checked in')).toBeVisible()
    await door.getByRole('button', { name: 'Check in' }).click()
    await expect(otherDoor.getByText('1 of 1 checked in')).toBeVisible()
    await expect(ticket).toContainText('Checked in')
    await door.getByRole('button', { name: 'Undo the check-in' }).click()
    await expect(ticket).toContainText('Admits you')
  },
)
