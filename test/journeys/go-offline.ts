import { expect, type Page } from '@playwright/test'

/** Once the page has all it loads by itself: toasts come with the first input. */
export async function goOffline(page: Page): Promise<void> {
  await page.mouse.move(700, 400)
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
  await page.waitForLoadState('networkidle')
  await cutConnection(page)
}

/** Until no request passes: on a busy machine one that follows setOffline at once still does. */
export async function cutConnection(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await expect.poll(() => page.evaluate(passesRequest)).toBe(false)
}

async function passesRequest(): Promise<boolean> {
  try {
    await fetch('/api/health', { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}
