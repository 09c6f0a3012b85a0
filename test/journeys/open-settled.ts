import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * Opens a page for the first time in an account, and waits until it reads nothing more: a read under way when its
 * session ends would be an error of its own. The page reads the member when it opens, and again when this first visit
 * has stored the theme. The count goes on: read it for what comes later.
 */
export async function openSettled(page: Page, path: string): Promise<() => number> {
  let answers = 0
  page.on('response', answer => {
    if (answer.url().endsWith('/api/me')) answers += 1
  })
  await page.goto(path)
  await expect.poll(() => answers).toBe(2)
  await page.waitForLoadState('networkidle')
  return () => answers
}
