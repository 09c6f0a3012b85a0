import { expect, type Locator, type Page } from '@playwright/test'
import type { SettingsTab } from '#features/settings/client/settings-tabs.ts'

export async function openSettings(page: Page, tab: SettingsTab = 'profile'): Promise<void> {
  await page.goto(tab === 'profile' ? '/dashboard/settings' : `/dashboard/settings?tab=${tab}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
}

export const sectionOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true })
