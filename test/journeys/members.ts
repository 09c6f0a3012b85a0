import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { dataVariable } from './start-house.ts'

export interface Member {
  email: string
  password: string
}

/** Somebody whom the house does not know yet. */
export function newcomer(name: string): Member {
  return {
    email: `${name}-${randomUUID().slice(0, 8)}@lounge.example`,
    password: 'a long evening by the fire',
  }
}

/** Opens an account without a page, and signs the browser of that page in with it. */
export async function join(request: APIRequestContext, name: string): Promise<Member> {
  const member = await openAccount(request, name)
  await post(request, '/api/auth/sign-in/email', member)
  return member
}

export async function openAccount(request: APIRequestContext, name: string): Promise<Member> {
  const member = newcomer(name)
  await post(request, '/api/auth/sign-up/email', member)
  return member
}

/** Asks the house as a page would, and wants a yes. */
export async function post<Answer>(
  request: APIRequestContext,
  address: string,
  data: object = {},
): Promise<Answer> {
  const answer = await request.post(address, { data })
  expect(answer.status(), `${address}: ${await answer.text()}`).toBe(200)
  return (await answer.json()) as Answer
}

/** The way in, wherever it stands. */
export interface Entrance {
  email: Locator
  password: Locator
  error: Locator
  /** Good news, such as a mail on its way. */
  status: Locator
  press(name: string): Promise<void>
  signIn(member: Member): Promise<void>
}

export function entranceOn(page: Page): Entrance {
  const place = page.getByRole('dialog').or(page.locator('[data-account-page]'))
  const press = (name: string) => place.getByRole('button', { name, exact: true }).click()
  const email = place.getByLabel('Email', { exact: true })
  const password = place.getByLabel('Password', { exact: true })
  return {
    email,
    password,
    error: place.getByRole('alert'),
    status: place.getByRole('status').filter({ hasText: /./ }),
    press,
    async signIn(member) {
      await email.fill(member.email)
      await password.fill(member.password)
      await press('Sign In')
    },
  }
}

export async function openSignIn(page: Page): Promise<Entrance> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  return entranceOn(page)
}

/** The link in the latest mail to somebody, as a path of this house. */
export async function linkMailedTo({ email }: Pick<Member, 'email'>, path: string): Promise<string> {
  let found: string | undefined
  await expect(() => {
    found = lettersTo(email)
      .map(text => new RegExp(`https?://[^\\s/]+(${path}\\?token=[\\w-]+)`).exec(text)?.[1])
      .find(link => link !== undefined)
    expect(found, `a mail to ${email} with a link to ${path}`).toBeDefined()
  }).toPass({ timeout: 10_000 })
  return found!
}

/** What was written to somebody, the latest first. */
function lettersTo(email: string): string[] {
  const folder = joinPath(process.env[dataVariable] ?? '', 'outbox')
  return readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .sort()
    .reverse()
    .map(name => JSON.parse(readFileSync(joinPath(folder, name), 'utf8')) as { to: string; text: string })
    .filter(({ to }) => to === email)
    .map(({ text }) => text)
}
