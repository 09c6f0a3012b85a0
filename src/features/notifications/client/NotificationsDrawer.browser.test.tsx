import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectSoundLayout } from '#test/components/accessibility.ts'
import { createMember, send } from '#test/components/members.ts'
import { openPage } from '#test/components/open-page.tsx'

const bell = (name: string) => page.getByRole('button', { name, exact: true })
const drawer = () => page.getByRole('dialog', { name: 'Notifications' })

test('the drawer says that all is quiet', async () => {
  await createMember()
  await openPage('/dashboard')
  await bell('Notifications').click()
  await expect.element(drawer().getByText('All quiet.')).toBeVisible()
  await expectSoundLayout()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer()).not.toBeInTheDocument()
})

test('the bell counts what is unread, and the drawer lists it, leads there and marks it as read', async () => {
  await createMember()
  for (let count = 1; count <= 3; count += 1) await send('POST', '/api/notifications/test')
  const shown = await openPage('/dashboard')
  await bell('Notifications, 3 unread').click()
  const unread = drawer().getByRole('link', { name: 'Unread: This is a test' })
  await expect.element(unread).toHaveLength(3)
  await expectSoundLayout()
  await unread.first().click()
  await expect.element(drawer()).not.toBeInTheDocument()
  await expect.poll(() => shown.address()).toMatch(/\/dashboard\/settings/)
  await bell('Notifications, 2 unread').click()
  const markAll = drawer().getByRole('button', { name: 'Mark all as read' })
  await markAll.click()
  await expect.element(unread).not.toBeInTheDocument()
  await expect.element(markAll).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(bell('Notifications')).toBeVisible()
})
