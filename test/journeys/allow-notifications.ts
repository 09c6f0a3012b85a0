import type { Page } from '@playwright/test'

/** Chromium without a window system shows no notifications, and says that they are denied, whatever was granted. */
export async function allowNotifications(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
  })
}
