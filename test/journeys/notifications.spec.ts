import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInEveryLook } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { createMember } from './members.ts'
import { openSettings } from './settings-page.ts'

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

test('the bell of a page of the catalog counts as well, and leads to the list', async ({ page }) => {
  await createMember(page)
  await page.goto('/cigars')
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
  await page.request.post('/api/notifications/test')
  await page.getByRole('link', { name: 'Notifications, 1 unread' }).click()
  const drawer = page.getByRole('dialog', { name: 'Notifications' })
  await expect(drawer.getByRole('link', { name: 'Unread: This is a test' })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('channels, quiet hours and a test are in the settings', async ({ page }) => {
  await createMember(page)
  await openSettings(page, 'notifications')
  const stock = page.getByRole('group', { name: 'Low stock' })
  await expect(stock.getByRole('switch', { name: 'Bell' })).toBeChecked()
  const saved = page.waitForResponse('**/api/notifications/settings')
  await stock.getByRole('switch', { name: 'Bell' }).press('Space')
  await expect(stock.getByRole('switch', { name: 'Bell' })).not.toBeChecked()
  expect((await saved).status()).toBe(200)
  await expect(stock.getByRole('switch', { name: 'Mail' })).toBeVisible()
  await expect(page.getByText('This lounge has no mail server yet')).toBeVisible()

  await page.getByRole('switch', { name: 'Quiet hours' }).press('Space')
  await expect(page.getByLabel('From')).toHaveValue('22:00')
  await page.getByLabel('Until').fill('06:30')
  const changed = page.waitForResponse(answer => answer.request().postData()?.includes('390') === true)
  await page.getByLabel('From').focus()
  expect((await (await changed).json()).quietHours).toEqual({ from: 1320, until: 390 })

  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByText('Sent to the bell and your mail.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await page.reload()
  await expect(page.getByLabel('Until')).toHaveValue('06:30')
})

test('push messages are allowed in this browser at a press, and stopped', async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  await standInForPushService(page)
  await createMember(page)
  await openSettings(page, 'notifications')
  const push = page.getByRole('switch', { name: 'Push in this browser' })
  await expect(push).not.toBeChecked()
  await push.press('Space')
  await expect(push).toBeChecked()
  await expect(page.getByText('Messages come also when no tab is open.')).toBeVisible()
  await push.press('Space')
  await expect(push).not.toBeChecked()
})

test('signing out ends the push messages of this browser', async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  await standInForPushService(page)
  const ended: string[] = []
  await page.exposeFunction('noteUnsubscribed', () => ended.push('ended'))
  await createMember(page)
  await openSettings(page, 'notifications')
  const push = page.getByRole('switch', { name: 'Push in this browser' })
  await push.press('Space')
  await expect(push).toBeChecked()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL('/')
  expect(ended).toEqual(['ended'])
})

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
