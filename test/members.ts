import type { LightMyRequestResponse } from 'fastify'
import type { Duty } from '#platform/api.contract.ts'
import { insertAccount } from './accounts.ts'
import type { TestApp } from './app.ts'

/** A member with a browser of their own. */
export interface TestMember {
  id: string
  email: string
  password: string
  /** A request with the cookies of this browser; cookies that the answer sets are stored. */
  request(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
  ): Promise<LightMyRequestResponse>
  cookies: Map<string, string>
}

/** A browser without a session. */
export function browser(server: TestApp) {
  const cookies = new Map<string, string>()
  const request: TestMember['request'] = async (method, url, body) => {
    const answer = await server.inject({
      method,
      url,
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body !== undefined && { payload: body as object }),
    })
    for (const { name, value, maxAge } of answer.cookies)
      if (maxAge === 0) cookies.delete(name)
      else cookies.set(name, encodeURIComponent(value))
    return answer
  }
  return { cookies, request }
}

/** Creates an account in the database and signs in with it. */
export async function createMember(
  server: TestApp,
  name: string,
  password = `a long evening for ${name}`,
): Promise<TestMember> {
  const account = await insertAccount(server.database.owner, {
    email: `${name}@lounge.example`,
    password,
    fullName: name,
  })
  const person = { ...browser(server), ...account }
  await signIn(person)
  return person
}

/** Creates an account as a visitor does, and signs in with it. The first account of a server may become its admin. */
export async function signUp(
  server: TestApp,
  name: string,
  password = `a long evening for ${name}`,
): Promise<TestMember> {
  const email = `${name}@lounge.example`
  const own = browser(server)
  const opened = await own.request('POST', '/api/auth/sign-up/email', { email, password, name })
  if (opened.statusCode !== 200) throw new Error(`${name} could not sign up: ${opened.body}`)
  const { id } = opened.json().user
  const person = { ...own, id, email, password }
  await signIn(person)
  return person
}

export async function signIn({
  request,
  email,
  password,
}: Pick<TestMember, 'request' | 'email' | 'password'>): Promise<void> {
  const answer = await request('POST', '/api/auth/sign-in/email', { email, password })
  if (answer.statusCode !== 200) throw new Error(`${email} could not sign in: ${answer.body}`)
}

/** Makes a member an admin, as an operator would. */
export async function grantAdmin(server: TestApp, { id }: Pick<TestMember, 'id'>): Promise<void> {
  await server.database.owner.query("update users set role = 'admin' where id = $1", [id])
}

/** Makes a member one of the staff. */
export async function grantDuties(
  server: TestApp,
  { id }: Pick<TestMember, 'id'>,
  ...duties: readonly Duty[]
): Promise<void> {
  await server.database.owner.query("update users set role = 'staff', duties = $2 where id = $1", [
    id,
    duties,
  ])
}

/** Opens the admin page in this browser. */
export async function unlockAdmin({ request, password }: Pick<TestMember, 'request' | 'password'>) {
  const answer = await request('POST', '/api/admin/unlock', { password })
  if (answer.statusCode !== 200) throw new Error(`The admin page stayed locked: ${answer.body}`)
}

/** The same member, signed in with another browser. */
export async function signInElsewhere(server: TestApp, { email, password }: TestMember) {
  const other = browser(server)
  await signIn({ ...other, email, password })
  return other
}

export async function isSignedIn({ request }: Pick<TestMember, 'request'>): Promise<boolean> {
  return (await request('GET', '/api/me')).statusCode === 200
}
