import { expect, type Page } from '@playwright/test'

/** Once the page has all it loads by itself: toasts come with the first input. */
export async function goOffline(page: Page): Promise<void> {
  await page.mouse.move(700, 400)
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
}
