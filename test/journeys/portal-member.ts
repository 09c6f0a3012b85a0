import { type Page, request } from '@playwright/test'
import type { SettingsChanges } from '#features/settings/client/settings-queue.ts'
import { expect } from './fixtures.ts'
import { addressVariable } from './start-house.ts'

let opened = 0

const password = 'a long evening on the deck'

/** Opens an account and signs this browser in with it, by the same two calls that the form makes. */
export async function becomeMember(page: Page, fullName = ''): Promise<{ email: string }> {
  const email = await enter(page.request)
  if (fullName) await ask(page.request, '/api/profile', { full_name: fullName })
  return { email }
}

let regular: Promise<Cookies> | undefined

/**
 * Somebody who only looks around: one account for all journeys of a worker that change nothing of it and do not sign
 * out. The house takes its time to open one, and opens so many an hour.
 */
export async function comeAsRegular(page: Page): Promise<void> {
  regular ??= openRegular()
  await page.context().addCookies(await regular)
}

type Asking = Page['request']
type Cookies = Awaited<ReturnType<Asking['storageState']>>['cookies']

async function openRegular(): Promise<Cookies> {
  const asking = await request.newContext({ baseURL: process.env[addressVariable] ?? '' })
  await enter(asking)
  await ask(asking, '/api/settings', { theme: 'dark' })
  const { cookies } = await asking.storageState()
  await asking.dispose()
  return cookies
}

async function enter(asking: Asking): Promise<string> {
  opened += 1
  const email = `portal-${process.pid}-${opened}-${Date.now()}@lounge.example`
  for (const path of ['/api/auth/sign-up/email', '/api/auth/sign-in/email']) {
    const answer = await asking.post(path, { data: { email, password } })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  return email
}

/** As another device of the member would change them. */
export function changeSettings(page: Page, changes: SettingsChanges): Promise<void> {
  return ask(page.request, '/api/settings', changes)
}

async function ask(asking: Asking, path: string, data: object): Promise<void> {
  const answer = await asking.patch(path, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

export const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Premium Member Portal' })
export const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
