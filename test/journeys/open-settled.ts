import type { Page } from '@playwright/test'
import { changeSettings } from './members.ts'
import { settle } from './page-state.ts'

/**
 * Opens a page of an account that has settings, which a first visit would store, and waits until it reads nothing more:
 * a read under way when its session ends would be an error of its own. Returns how often the page has read the member.
 */
export async function openSettled(page: Page, path: string): Promise<() => number> {
  let answers = 0
  page.on('response', answer => {
    if (answer.url().endsWith('/api/me')) answers += 1
  })
  await changeSettings(page, { theme: 'dark' })
  await page.goto(path)
  await settle(page)
  return () => answers
}
