import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page, request } from '@playwright/test'
import type { SettingsChanges } from '#features/member/client/settings-queue.ts'
import { insertAccount, type NewAccount } from '../accounts.ts'
import { sharedDatabase } from './shared-database.ts'
import { addressVariable } from './start-server.ts'

export interface Member {
  email: string
  password: string
}

/** Credentials that no account has yet. */
export function newCredentials(name: string): Member {
  return {
    email: `${name}-${randomUUID().slice(0, 8)}@lounge.example`,
    password: 'a long evening by the fire',
  }
}

/** An account of the server that all journeys share, made in its database. */
export async function createAccount(
  name: string,
  details: Pick<NewAccount, 'fullName' | 'role'> = {},
): Promise<Member> {
  const { email, password } = await insertAccount(sharedDatabase(), { ...newCredentials(name), ...details })
  return { email, password }
}

export async function signIn(context: APIRequestContext, member: Member): Promise<void> {
  await post(context, '/api/auth/sign-in/email', member)
}

/** Creates an account and signs this browser in with it. */
export async function createMember(
  page: Page,
  details: Pick<NewAccount, 'fullName' | 'role'> = {},
): Promise<Member> {
  const member = await createAccount('member', details)
  await signIn(page.request, member)
  return member
}

/** The same by sign-up, for a server of its own. */
export async function signUpMember(page: Page, name: string): Promise<Member> {
  const member = newCredentials(name)
  await post(page.request, '/api/auth/sign-up/email', member)
  await signIn(page.request, member)
  return member
}

type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies']
let sharedSession: Promise<Cookies> | undefined

/** Signs in with one account of this worker, for journeys that change nothing of it and do not sign out. */
export async function useSharedMember(page: Page): Promise<void> {
  sharedSession ??= openSharedSession()
  await page.context().addCookies(await sharedSession)
}

async function openSharedSession(): Promise<Cookies> {
  const browserless = await request.newContext({ baseURL: process.env[addressVariable] ?? '' })
  await signIn(browserless, await createAccount('shared'))
  await patch(browserless, '/api/settings', { theme: 'dark' })
  const { cookies } = await browserless.storageState()
  await browserless.dispose()
  return cookies
}

/** As another device of the member would change them. */
export function changeSettings(page: Page, changes: SettingsChanges): Promise<void> {
  return patch(page.request, '/api/settings', changes)
}

/** Sends what a page would send, and expects it to be accepted. */
export async function post<Answer>(
  context: APIRequestContext,
  path: string,
  data: object = {},
): Promise<Answer> {
  const answer = await context.post(path, { data })
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200)
  return (await answer.json()) as Answer
}

async function patch(context: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await context.patch(path, { data })
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200)
}

export const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Premium Member Portal' })
export const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
