import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { query } from '#platform/server/database/run-query.ts'
import type { JobExecutor } from '#platform/server/jobs/enqueue-job.ts'

/**
 * What waits for an answer: links in emails, sign-ins that wait for their second factor, trusted devices, challenges
 * of passkeys. Where `value` is the member's id, `endVerifications` ends it with everything else of the member.
 */
export interface Verification {
  /** A secret, or `purpose:secret`. Only the hash of the secret is stored. */
  identifier: string
  value: string
  seconds: number
}

export async function issueVerifications(
  executor: JobExecutor,
  verifications: readonly Verification[],
): Promise<void> {
  const rows = verifications.map(
    ({ identifier, value, seconds }) =>
      sql`(${storedAs(identifier)}, ${value}, now() + make_interval(secs => ${seconds}))`,
  )
  await query(
    executor,
    sql`insert into verifications (identifier, value, expires_at) values ${sql.join(rows, sql`, `)}`,
  )
}

export async function findVerification(
  executor: JobExecutor,
  identifier: string,
): Promise<string | undefined> {
  const [found] = await query<{ value: string }>(
    executor,
    sql`select value from verifications where identifier = ${storedAs(identifier)} and expires_at > now()`,
  )
  return found?.value
}

/** Those of the identifiers that can still be consumed. */
export async function findValidIdentifiers(
  executor: JobExecutor,
  identifiers: readonly string[],
): Promise<ReadonlySet<string>> {
  if (identifiers.length === 0) return new Set()
  const stored = identifiers.map(storedAs)
  const rows = await query<{ identifier: string }>(
    executor,
    sql`select identifier from verifications where identifier = any(${sql.param(stored)}) and expires_at > now()`,
  )
  const valid = new Set(rows.map(({ identifier }) => identifier))
  return new Set(identifiers.filter((_, index) => valid.has(stored[index]!)))
}

/** In one statement, so that of two requests with the same secret one succeeds. Values in the requested order. */
export async function consumeVerifications(
  executor: JobExecutor,
  identifiers: readonly string[],
): Promise<(string | undefined)[]> {
  const stored = identifiers.map(storedAs)
  const rows = await query<{ identifier: string; value: string }>(
    executor,
    sql`delete from verifications where identifier = any(${sql.param(stored)}) and expires_at > now()
      returning identifier, value`,
  )
  return stored.map(identifier => rows.find(row => row.identifier === identifier)?.value)
}

/** All that waits for the member, with the rows beside their links (`account-link.store.ts`), which hold no member id. */
export async function endVerifications(executor: JobExecutor, memberId: string): Promise<void> {
  await query(
    executor,
    sql`delete from verifications where value = ${memberId} or identifier in (
      select kind || split_part(link.identifier, ':', 2)
      from verifications link, unnest(array['new-email:', 'next:']) kind
      where link.value = ${memberId} and link.identifier like '%:%'
    )`,
  )
}

export async function sweepVerifications(executor: JobExecutor): Promise<void> {
  await query(executor, sql`delete from verifications where expires_at < now()`)
}

function storedAs(identifier: string): string {
  const [, purpose = '', secret = identifier] = /^([a-z-]+:)(.+)$/.exec(identifier) ?? []
  return purpose + createHash('sha256').update(secret).digest('base64url')
}
