import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from './axe.ts'
import { expect, rest, test } from './fixtures.ts'
import { createMember } from './members.ts'
import { openSettled } from './open-settled.ts'
import { expectSoundPage } from './page-checks.ts'
import { sharedDatabase } from './shared-database.ts'

async function plan(fields: { title: string; capacity?: number; rsvpLink?: string; hours?: number }) {
  const { title, capacity = null, rsvpLink = null, hours = 72 } = fields
  await sharedDatabase().query(
    `insert into events (title, capacity, rsvp_link, time_zone, start_time)
      values ($1, $2, $3, 'America/New_York', now() + $4 * interval '1 hour')`,
    [title, capacity, rsvpLink, hours],
  )
  return title
}
const rowOf = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })

test('a member says that they come, with whom, takes it back, and the others see it at once', async ({
  page,
  newVisitor,
}) => {
  const title = await plan({ title: `Three rums ${Date.now()}` })
  await createMember(page, { fullName: 'Ada Lovelace' })
  const other = await (await newVisitor()).newPage()
  await createMember(other, { fullName: 'Grace Hopper' })
  await page.goto('/dashboard/events')
  await other.goto('/lounge/events')
  const [row, seen] = [rowOf(page, title), rowOf(other, title)]
  await expect(row).toContainText('Starts in 2 days')
  await expect(row).toContainText('where you are')
  await row.getByRole('button', { name: 'Going', exact: true }).click()
  await expect(row).toContainText('You’re going.')
  await row.getByRole('button', { name: /one more$/ }).click()
  await expect(row).toContainText('You’re going, 2 of you.')
  await expect(seen).toContainText('Ada Lovelace and 1')
  await page.reload()
  await expect(row).toContainText('You’re going, 2 of you.')
  await row.getByRole('button', { name: 'Not going' }).click()
  await expect(row).toContainText('You’re not going.')
  await row.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('You’re going, 2 of you.')
  await expect(seen).toContainText('2 going')
})

test('who waits for a place gets it when one becomes free, and is told', async ({ page, newVisitor }) => {
  const title = await plan({ title: `A small table ${Date.now()}`, capacity: 1 })
  await createMember(page)
  const other = await (await newVisitor()).newPage()
  await createMember(other)
  await page.goto('/dashboard/events')
  await rowOf(page, title).getByRole('button', { name: 'Going', exact: true }).click()
  await expect(rowOf(page, title)).toContainText('You’re going.')
  await other.goto('/dashboard/events')
  await rowOf(other, title).getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(rowOf(other, title)).toContainText('You’re on the waitlist.')
  await rowOf(page, title).getByRole('button', { name: 'Not going' }).click()
  await expect(rowOf(other, title)).toContainText('You’re going.')
  const told = async () => (await (await other.request.get('/api/notifications')).json()).notifications
  await expect.poll(told).toMatchObject([{ title: `You have a place: ${title}` }])
})

test('a ticket is scanned at the door: the party is checked in, and its member sees it at once', async ({
  page,
  newVisitor,
  browserErrors,
}) => {
  browserErrors.expect(/status of 404/)
  const title = await plan({ title: `A long table ${Date.now()}` })
  const name = `Ada ${Date.now()}`
  await createMember(page, { fullName: name })
  await page.goto('/dashboard/events')
  await rowOf(page, title).getByRole('button', { name: 'Going', exact: true }).click()
  await rowOf(page, title)
    .getByRole('button', { name: `Your ticket for ${title}` })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Your ticket' })
  const ticket = dialog.getByRole('article', { name: `Ticket: ${title}` })
  await expect(ticket).toContainText('Admits you')
  await expect(ticket.getByRole('img', { name: `Code of your ticket for ${title}` })).toBeVisible()
  await expectAccessibleInEveryLook(page)
  const code = await ticket.getByText(/^T[0-9A-F]{4} [0-9A-F]{5} [0-9A-F]$/).innerText()
  const door = await (await newVisitor()).newPage()
  await createMember(door, { role: 'admin' })
  await door.goto('/lounge/events')
  await door.getByRole('link', { name: 'Check in at the door' }).click()
  await door.getByRole('button', { name: 'Find the ticket' }).click()
  await expect(door.getByText('Please type the characters under the code')).toBeVisible()
  await door.getByLabel('Characters under the code').fill('T0000 00000 0')
  await door.keyboard.press('Enter')
  await expect(door.getByText('There is no such ticket.')).toBeVisible()
  await expect(door.getByRole('button', { name: 'Try Again' })).toHaveCount(0)
  await door.getByLabel('Characters under the code').fill(code)
  await door.keyboard.press('Enter')
  await expect(door.getByRole('heading', { name })).toBeVisible()
  await expect(door.getByText('0 of 1 checked in')).toBeVisible()
  await expectSoundPage(door)
  const otherDoor = await (await newVisitor()).newPage()
  await createMember(otherDoor, { role: 'admin' })
  await otherDoor.goto(door.url())
  await expect(otherDoor.getByText('0 of 1 checked in')).toBeVisible()
  await door.getByRole('button', { name: 'Check in' }).click()
  await expect(otherDoor.getByText('1 of 1 checked in')).toBeVisible()
  await expect(door.getByText('1 of 1 checked in')).toBeVisible()
  await expect(ticket).toContainText('Checked in')
  await door.getByRole('button', { name: 'Undo the check-in' }).click()
  await expect(ticket).toContainText('Admits you')
  await page.goto(`/lounge/check-in?ticket=${code.toLowerCase().replaceAll(' ', '')}`)
  await expect(page.getByText('This is for admins only.')).toBeVisible()
})

test('an answer that cannot be saved is taken back with a message', async ({ page, browserErrors }) => {
  browserErrors.expect(/ERR_FAILED/)
  const title = await plan({ title: `Night walk ${Date.now()}` })
  await createMember(page)
  await page.goto('/dashboard/events')
  await page.route('**/answer', route => route.abort())
  await rowOf(page, title).getByRole('button', { name: 'Going', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Network error')
  await expect(rowOf(page, title).getByRole('button', { name: 'Going', exact: true })).toBeVisible()
})

test('RSVP Now opens the link in a new tab, and each event is a file for a calendar', async ({ page }) => {
  const title = await plan({ title: `Release party ${Date.now()}`, rsvpLink: 'https://tickets.example/1' })
  await createMember(page)
  await page.goto('/dashboard/events')
  const link = rowOf(page, title).getByRole('link', { name: 'RSVP Now' })
  await expect(link).toHaveAttribute('href', 'https://tickets.example/1')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  const download = page.waitForEvent('download')
  await rowOf(page, title)
    .getByRole('link', { name: `Add ${title} to a calendar` })
    .click()
  expect((await download).suggestedFilename()).toBe('event.ics')
})

test('the calendar of a member follows an address until they end it', async ({ page }) => {
  await createMember(page)
  await page.goto('/dashboard/events')
  await page.getByRole('button', { name: 'Make an address' }).click()
  const address = await page.getByText(/^http.*\.ics$/).innerText()
  expect((await page.request.get(address)).status()).toBe(200)
  await page.getByRole('button', { name: 'End the address' }).click()
  await expect(page.getByRole('button', { name: 'Make an address' })).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
})

test('without events the page says so, and is sound', rest, async ({ page }) => {
  await createMember(page)
  await page.route('**/api/events', route => route.fulfill({ json: { events: [] } }))
  await openSettled(page, '/lounge/events')
  await expect(page.getByText('No Upcoming Events')).toBeVisible()
  await expect(page.getByText('Check back soon for new events and gatherings.')).toBeVisible()
  await expectSoundPage(page)
  await page.unroute('**/api/events')
  await page.goto('/dashboard/events')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectSoundPage(page)
})
