import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember, signIn } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'
import { planEvent, rowOfEvent } from '#test/components/plan-event.ts'

/** A member who goes, with their ticket open. Resolves with the characters on it. */
async function openTicket(fullName: string) {
  const title = await planEvent({ title: 'A long table' })
  const member = await createMember({ fullName })
  await openPage('/dashboard/events')
  await rowOfEvent(title).getByRole('button', { name: 'Going', exact: true }).click()
  await rowOfEvent(title)
    .getByRole('button', { name: `Your ticket for ${title}` })
    .click()
  const ticket = page
    .getByRole('dialog', { name: 'Your ticket' })
    .getByRole('article', { name: `Ticket: ${title}` })
  const characters = ticket.getByText(/^T[0-9A-F]{4} [0-9A-F]{5} [0-9A-F]$/)
  await expect.element(characters).toBeVisible()
  return { title, member, ticket, code: characters.element().textContent }
}

test('a ticket says whom it admits, and shows its code and its characters', async () => {
  const { title, ticket } = await openTicket('Ada Lovelace')
  await expect.element(ticket).toHaveTextContent('Admits you')
  await expect.element(ticket.getByRole('img', { name: `Code of your ticket for ${title}` })).toBeVisible()
  await expectSoundLayout()
})

test('an admin finds a ticket by its characters, checks its party in and takes that back', async () => {
  const name = `Ada ${crypto.randomUUID().slice(0, 8)}`
  const { code } = await openTicket(name)
  await createMember({ role: 'admin' })
  await openPage('/lounge/events')
  await page.getByRole('link', { name: 'Check in at the door' }).click()
  await page.getByRole('button', { name: 'Find the ticket' }).click()
  await expect.element(page.getByText('Please type the characters under the code')).toBeVisible()
  const characters = page.getByLabelText('Characters under the code')
  await characters.fill('T0000 00000 0')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('There is no such ticket.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()
  await characters.fill(code)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name })).toBeVisible()
  await expect.element(page.getByText('0 of 1 checked in')).toBeVisible()
  await expectSoundLayout()
  await page.getByRole('button', { name: 'Check in' }).click()
  await expect.element(page.getByText('1 of 1 checked in')).toBeVisible()
  await page.getByRole('button', { name: 'Undo the check-in' }).click()
  await expect.element(page.getByText('0 of 1 checked in')).toBeVisible()
})

test('a ticket that is checked in says so to its member, who cannot open the door', async () => {
  const { member, title, ticket, code } = await openTicket('Ada Lovelace')
  const link = `/lounge/check-in?ticket=${code.toLowerCase().replaceAll(' ', '')}`
  await createMember({ role: 'admin' })
  await openPage(link)
  await page.getByRole('button', { name: 'Check in' }).click()
  await expect.element(page.getByText('1 of 1 checked in')).toBeVisible()
  await signIn(member)
  await openPage('/dashboard/events')
  await rowOfEvent(title)
    .getByRole('button', { name: `Your ticket for ${title}` })
    .click()
  await expect.element(ticket).toHaveTextContent('Checked in')
  await openPage(link)
  await expect.element(page.getByText('This is for staff only.')).toBeVisible()
})
