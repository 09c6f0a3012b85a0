import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Opens a channel of the lounge and waits until it is there. */
export async function openChannel(page: Page, channel: string): Promise<void> {
  await page.goto(`/lounge/chat?channel=${channel}`)
  await expect(page.getByRole('region', { name: `Channel ${channel}` })).toBeVisible()
}

export const logOf = (page: Page): Locator => page.getByRole('log')

export const fieldOf = (page: Page): Locator => page.getByRole('textbox', { name: /^Say something in/ })

/** The message with this text. */
export const messageIn = (page: Page, text: string): Locator =>
  logOf(page).getByRole('listitem').filter({ hasText: text })

/** Another journey deletes a message with a photo in the channel `help`, perhaps before the photo is asked for. */
export const photosOfOthers = /status of 404 .*\/api\/chat\/photos\//
