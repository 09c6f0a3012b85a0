import type { Page } from '@playwright/test'
import type { SettingsChanges } from '#features/settings/client/settings-changes.ts'
import { expect } from './fixtures.ts'

let opened = 0

/** Opens an account and signs this browser in with it, by the same two calls that the form makes. */
export async function becomeMember(page: Page, fullName = ''): Promise<{ email: string }> {
  opened += 1
  const email = `portal-${process.pid}-${opened}-${Date.now()}@lounge.example`
  const account = { email, password: 'a long evening on the deck' }
  for (const path of ['/api/auth/sign-up/email', '/api/auth/sign-in/email']) {
    const answer = await page.request.post(path, { data: account })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  if (fullName) await ask(page, '/api/profile', { full_name: fullName })
  return { email }
}

/** As another device of the member would change them. */
export function changeSettings(page: Page, changes: SettingsChanges): Promise<void> {
  return ask(page, '/api/settings', changes)
}

async function ask(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.patch(path, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

export const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Premium Member Portal' })
export const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
