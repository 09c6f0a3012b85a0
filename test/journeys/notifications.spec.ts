import type { Page } from '@playwright/test'
import { allowNotifications } from './allow-notifications.ts'
import { expect, rest, test } from './fixtures.ts'
import { createMember } from './members.ts'
import { openLive } from './page-state.ts'
import { openSettings } from './settings-page.ts'

test('the bell counts what is unread, in every tab, and lists it', async ({ page, context }) => {
  await createMember(page)
  await openLive(page, '/dashboard')
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  const drawer = page.getByRole('dialog', { name: 'Notifications' })
  const other = await context.newPage()
  await openLive(other, '/dashboard/bar')
  await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  for (let count = 1; count <= 2; count += 1) await page.request.post('/api/notifications/test')
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible()

  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click()
  const rows = drawer.getByRole('link', { name: 'Unread: This is a test' })
  await expect(rows).toHaveCount(2)
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

test('the bell of a page of the catalog counts as well, and leads to the list', rest, async ({ page }) => {
  await createMember(page)
  await openLive(page, '/cigars')
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
  await page.request.post('/api/notifications/test')
  await page.getByRole('link', { name: 'Notifications, 1 unread' }).click()
  const drawer = page.getByRole('dialog', { name: 'Notifications' })
  await expect(drawer.getByRole('link', { name: 'Unread: This is a test' })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test(
  'push messages are allowed in this browser at a press, stopped, and ended by signing out',
  rest,
  async ({ page }) => {
    await allowNotifications(page)
    await standInForPushService(page)
    const ended: string[] = []
    await page.exposeFunction('noteUnsubscribed', () => ended.push('ended'))
    await createMember(page)
    await openSettings(page, 'notifications')
    const push = page.getByRole('switch', { name: 'Push in this browser' })
    await expect(push).not.toBeChecked()
    await push.press('Space')
    await expect(push).toBeChecked()
    await expect(page.getByText('Messages come also when no tab is open.')).toBeVisible()
    await push.press('Space')
    await expect(push).not.toBeChecked()
    expect(ended).toEqual(['ended'])
    await push.press('Space')
    await expect(push).toBeChecked()
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL('/')
    expect(ended).toEqual(['ended', 'ended'])
  },
)

/** The browser of the tests is connected to none. Its service worker is the real one. */
async function standInForPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let current: object | null = null
    const subscribe = async () => {
      current = {
        endpoint: 'https://push.example/one',
        toJSON: () => ({ keys: { p256dh: 'a-key-of-a-browser', auth: 'a-secret-of-a-browser' } }),
        unsubscribe: async () => {
          current = null
          await (window as { noteUnsubscribed?: () => Promise<void> }).noteUnsubscribed?.()
          return true
        },
      }
      return current
    }
    Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => current })
  })
}
