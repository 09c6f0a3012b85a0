import { createHash } from 'node:crypto'
import type pg from 'pg'
import { grantAdmin } from '#features/accounts/server/admin/grant-admin.store.ts'
import { addressOf, demoOwner, demoPassword, type InventedMember, signIn } from './demo-accounts.mjs'

/** A request of a member; `Answer` is what its contract says. */
export type Send = <Answer>(method: string, path: string, body?: object | Buffer) => Promise<Answer>

export interface DemoMember extends InventedMember {
  id: string
  send: Send
}

/** A lounge that is being filled. */
export interface Lounge {
  origin: string
  /** As the owner of the tables, for what lies in the past. */
  database: pg.Pool
  members: readonly DemoMember[]
  member: (key: string) => DemoMember
  /** The moment from which all times are counted. */
  now: Date
}

let requests = 0

/** Each request has an address of its own. */
function nextAddress(): Record<string, string> {
  requests += 1
  return { 'x-forwarded-for': `10.0.${requests >> 8}.${requests & 255}` }
}

export async function openLounge(
  origin: string,
  database: pg.Pool,
  invented: readonly InventedMember[],
): Promise<Lounge> {
  const members: DemoMember[] = []
  for (const member of invented) members.push(await openAccount(origin, database, member))
  const byKey = new Map(members.map(member => [member.key, member]))
  const member = (key: string) => {
    const found = byKey.get(key)
    if (!found) throw new Error(`There is no member ${key}.`)
    return found
  }
  return { origin, database, members, member, now: new Date() }
}

async function openAccount(origin: string, database: pg.Pool, invented: InventedMember): Promise<DemoMember> {
  const credentials = { email: addressOf(invented.key), password: demoPassword }
  const { user } = await request<{ user: { id: string } }>(origin, '', 'POST', '/api/auth/sign-up/email', {
    ...credentials,
    name: invented.name,
  })
  // It ends the sessions of the account.
  if (invented.key === demoOwner) await grantAdmin(database, credentials.email)
  const cookie = await signIn(origin, invented.key, nextAddress())
  return {
    ...invented,
    id: user.id,
    send: (method, path, body) => request(origin, cookie, method, path, body),
  }
}

async function request<Answer>(
  origin: string,
  cookie: string,
  method: string,
  path: string,
  body?: object | Buffer,
): Promise<Answer> {
  const isFile = Buffer.isBuffer(body)
  const answer = await fetch(new URL(path, origin), {
    method,
    headers: {
      ...nextAddress(),
      cookie,
      ...(body && { 'content-type': isFile ? 'image/png' : 'application/json' }),
    },
    ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** For a sensor, which has a token instead of a session. */
export function bearerHeaders(token: string): Record<string, string> {
  return { ...nextAddress(), authorization: `Bearer ${token}`, 'content-type': 'application/json' }
}

/** The same for the same text. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(`demo ${text}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
