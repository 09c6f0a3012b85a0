import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createAccount, createMember, send, signIn } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { planEvent, rowOfEvent } from '#test/components/plan-event.ts'

const answerOf = (title: string, name: string) => rowOfEvent(title).getByRole('button', { name, exact: true })

test('a member says that they come, with whom, and takes it back', async () => {
  const title = await planEvent({ title: 'Three rums' })
  await createMember({ fullName: 'Ada Lovelace' })
  await openPage('/dashboard/events')
  const row = rowOfEvent(title)
  await expect.element(row).toHaveTextContent('Starts in 2 days')
  await answerOf(title, 'Going').click()
  await expect.element(row).toHaveTextContent('You’re going.')
  await row.getByRole('button', { name: /one more$/ }).click()
  await expect.element(row).toHaveTextContent('You’re going, 2 of you.')
  await openPage('/dashboard/events')
  await expect.element(row).toHaveTextContent('You’re going, 2 of you.')
  await row.getByRole('button', { name: 'Not going' }).click()
  await expect.element(row).toHaveTextContent('You’re not going.')
  await row.getByRole('button', { name: 'Undo' }).click()
  await expect.element(row).toHaveTextContent('You’re going, 2 of you.')
})

test('who comes to a full event waits for a place, and gets it when one becomes free', async () => {
  const title = await planEvent({ title: 'A small table', capacity: 1 })
  const first = await createAccount()
  await signIn(first)
  await openPage('/dashboard/events')
  await answerOf(title, 'Going').click()
  await expect.element(rowOfEvent(title)).toHaveTextContent('You’re going.')
  const second = await createMember()
  await openPage('/dashboard/events')
  await answerOf(title, 'Join the waitlist').click()
  await expect.element(rowOfEvent(title)).toHaveTextContent('You’re on the waitlist.')
  await signIn(first)
  await openPage('/dashboard/events')
  await rowOfEvent(title).getByRole('button', { name: 'Not going' }).click()
  await expect.element(rowOfEvent(title)).toHaveTextContent('You’re not going.')
  await signIn(second)
  await openPage('/lounge/events')
  await expect.element(rowOfEvent(title)).toHaveTextContent('You’re going.')
  const told = async () =>
    (await send<{ notifications: object[] }>('GET', '/api/notifications')).notifications
  await expect.poll(told).toMatchObject([{ title: `You have a place: ${title}` }])
})

test('an answer that cannot be saved is taken back with a message', async () => {
  const title = await planEvent({ title: 'Night walk' })
  await createMember()
  await openPage('/dashboard/events')
  await expect.element(answerOf(title, 'Going')).toBeVisible()
  await commands.failRequests('**/answer')
  await answerOf(title, 'Going').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Network error')
  await expect.element(answerOf(title, 'Going')).toBeVisible()
})

test('RSVP Now opens the link in a new tab, and each event is a file for a calendar', async () => {
  const title = await planEvent({ title: 'Release party', rsvpLink: 'https://tickets.example/1' })
  await createMember()
  await openPage('/dashboard/events')
  const link = rowOfEvent(title).getByRole('link', { name: 'RSVP Now' })
  await expect.element(link).toHaveAttribute('href', 'https://tickets.example/1')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', expect.stringMatching(/noopener/))
  const file = rowOfEvent(title).getByRole('link', { name: `Add ${title} to a calendar` })
  const answer = await fetch((file.element() as HTMLAnchorElement).href)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="event.ics"')
})

test('the calendar of a member follows an address until they end it', async () => {
  await createMember()
  await openPage('/dashboard/events')
  const make = page.getByRole('button', { name: 'Make an address' })
  await make.click()
  const shown = page.getByText(/^http.*\.ics$/)
  await expect.element(shown).toBeVisible()
  // With the origin of the server itself.
  const address = new URL(shown.element().textContent).pathname
  expect((await fetch(address)).status).toBe(200)
  await page.getByRole('button', { name: 'End the address' }).click()
  await expect.element(make).toBeVisible()
  expect((await fetch(address)).status).toBe(404)
})

test('without events the page says so', async () => {
  await createMember()
  await commands.answerRequests('**/api/events', 200, { events: [] })
  await openPage('/lounge/events')
  await expect.element(page.getByText('No Upcoming Events')).toBeVisible()
  await expect.element(page.getByText('Check back soon for new events and gatherings.')).toBeVisible()
  await expectSoundLayout()
})

test('the events are accessible and fit every width', async () => {
  const title = await planEvent({ title: 'A long table' })
  await createMember()
  await openPage('/dashboard/events')
  await expect.element(rowOfEvent(title)).toBeVisible()
  await expectSoundLayout()
})
