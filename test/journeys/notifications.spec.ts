import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { createMember } from './members.ts'

test('the bell counts what is unread, in every tab, and lists it', async ({ page, context }) => {
  await createMember(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Notifications' })
  await expect(drawer.getByText('All quiet.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const other = await context.newPage()
  await other.goto('/dashboard/bar')
  await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  for (let count = 1; count <= 2; count += 1) await page.request.post('/api/notifications/test')
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible()

  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click()
  const rows = drawer.getByRole('link', { name: 'Unread: This is a test' })
  await expect(rows).toHaveCount(2)
  await expectAccessible(page)
  await rows.first().click()
  await expect(page).toHaveURL(/\/dashboard\/settings/)
  await expect(drawer).toBeHidden()
  await expect(other.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()

  await other.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await other.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(other.getByRole('link', { name: 'Unread' })).toHaveCount(0)
  await expect(other.getByRole('button', { name: 'Mark all as read' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
})
