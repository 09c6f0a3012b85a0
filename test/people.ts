import type { LightMyRequestResponse } from 'fastify'
import { insertAccount } from './accounts.ts'
import type { TestApp } from './app.ts'

/** Somebody of the cast, with a browser of their own. */
export interface Person {
  id: string
  email: string
  password: string
  /** A request with the cookies of this browser; what the answer sets is kept. */
  ask(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
  ): Promise<LightMyRequestResponse>
  cookies: Map<string, string>
}

/** A browser that nobody has signed in with yet. */
export function browser(server: TestApp) {
  const cookies = new Map<string, string>()
  const ask: Person['ask'] = async (method, url, body) => {
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
  return { cookies, ask }
}

/** Creates an account in the database and signs in with it. */
export async function join(
  server: TestApp,
  name: string,
  password = `a long evening for ${name}`,
): Promise<Person> {
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
): Promise<Person> {
  const email = `${name}@lounge.example`
  const own = browser(server)
  const opened = await own.ask('POST', '/api/auth/sign-up/email', { email, password, name })
  if (opened.statusCode !== 200) throw new Error(`${name} could not sign up: ${opened.body}`)
  const { id } = opened.json().user
  const person = { ...own, id, email, password }
  await signIn(person)
  return person
}

export async function signIn({
  ask,
  email,
  password,
}: Pick<Person, 'ask' | 'email' | 'password'>): Promise<void> {
  const answer = await ask('POST', '/api/auth/sign-in/email', { email, password })
  if (answer.statusCode !== 200) throw new Error(`${email} could not sign in: ${answer.body}`)
}

/** Makes somebody an admin, as an operator would. */
export async function appoint(server: TestApp, { id }: Pick<Person, 'id'>): Promise<void> {
  await server.database.owner.query("update users set role = 'admin' where id = $1", [id])
}
