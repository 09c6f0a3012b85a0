import type { NewAccount, TestAccount } from '../accounts.ts'
import { supportPath } from './addresses.ts'
import { leavePage } from './open-page.tsx'

/** Creates an account in the database and signs this browser in with it. */
export async function createMember(
  details: Partial<Pick<NewAccount, 'fullName' | 'role'>> = {},
): Promise<TestAccount> {
  const account = await createAccount(details)
  await signIn(account)
  return account
}

export function createAccount(
  details: Partial<Pick<NewAccount, 'fullName' | 'role'>> = {},
): Promise<TestAccount> {
  const email = `member-${crypto.randomUUID().slice(0, 8)}@lounge.example`
  return send('POST', `${supportPath}/accounts`, {
    email,
    password: 'a long evening by the fire',
    ...details,
  })
}

/** Ends the session of the member before, whose page is left. */
export async function signIn({ email, password }: Pick<TestAccount, 'email' | 'password'>): Promise<void> {
  await leavePage()
  await send('POST', '/api/auth/sign-in/email', { email, password })
}

/** Sends what a page, or another device of the member, would send, and expects it to be accepted. */
export async function send<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** Changes what no member can change, such as the day on which something happened. */
export function runSql<Row>(statement: string, values: unknown[] = []): Promise<Row[]> {
  return send('POST', `${supportPath}/sql`, { statement, values })
}
