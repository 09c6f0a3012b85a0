import { createHash, randomBytes } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { JobExecutor } from '#platform/server/jobs/enqueue-job.ts'
import { ask } from './ask-database.ts'

/** What a link in a mail is for, and for how long: one purpose never serves another. */
export const linkSeconds = { 'reset-password': 30 * 60, 'sign-in': 15 * 60, 'change-email': 30 * 60 } as const
export type LinkPurpose = keyof typeof linkSeconds

export interface SpentLink {
  memberId: string
  /** Of a link that changes the address. */
  newEmail: string | undefined
  /** Of a link that signs in: where to go then. It is not part of the mail, so nobody can write into one. */
  next: string | undefined
}

const extras = ['new-email', 'next'] as const

/**
 * Writes down a new link and gives its token, 256 bits by chance; the database has its hash. The row says whose it is
 * under `value`, as all that waits for a member does, so that ending everything of a member ends links as well.
 */
export async function issueLink(
  where: JobExecutor,
  purpose: LinkPurpose,
  {
    memberId,
    newEmail,
    next,
  }: { memberId: string; newEmail?: string | undefined; next?: string | undefined },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const rows: [string, string][] = [[rowOf(purpose, token), memberId]]
  if (newEmail !== undefined) rows.push([rowOf('new-email', token), newEmail])
  if (next !== undefined) rows.push([rowOf('next', token), next])
  const ends = sql`now() + make_interval(secs => ${linkSeconds[purpose]})`
  const values = rows.map(([identifier, value]): SQL => sql`(${identifier}, ${value}, ${ends})`)
  await ask(
    where,
    sql`insert into verifications (identifier, value, expires_at) values ${sql.join(values, sql`, `)}`,
  )
  return token
}

/** Uses a link up, in one statement, so that of two who bring it one gets in. */
export async function spendLink(
  where: JobExecutor,
  purpose: LinkPurpose,
  token: string,
): Promise<SpentLink | undefined> {
  const identifiers = [purpose, ...extras].map(kind => rowOf(kind, token))
  const rows = await ask<{ identifier: string; value: string }>(
    where,
    sql`delete from verifications where identifier = any(${sql.param(identifiers)}) and expires_at > now()
      returning identifier, value`,
  )
  const [memberId, newEmail, next] = identifiers.map(
    identifier => rows.find(row => row.identifier === identifier)?.value,
  )
  return memberId === undefined ? undefined : { memberId, newEmail, next }
}

/** Links that went to an address are worth nothing once the account has another one. */
export async function voidLinks(where: JobExecutor, memberId: string): Promise<void> {
  const purposes = Object.keys(linkSeconds).map(purpose => sql`identifier like ${`${purpose}:%`}`)
  await ask(
    where,
    sql`delete from verifications where value = ${memberId} and (${sql.join(purposes, sql` or `)})`,
  )
}

function rowOf(kind: LinkPurpose | (typeof extras)[number], token: string): string {
  return `${kind}:${createHash('sha256').update(token).digest('base64url')}`
}
