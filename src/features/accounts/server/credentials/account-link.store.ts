import { randomBytes } from 'node:crypto'
import type { JobExecutor } from '#platform/server/jobs/enqueue-job.ts'
import {
  consumeVerifications,
  findValidIdentifiers,
  findVerification,
  issueVerifications,
} from '../verification.store.ts'

/** What a link in an email is for, and for how long: one purpose never serves another. */
export const linkSeconds = { 'reset-password': 30 * 60, 'sign-in': 15 * 60, 'change-email': 30 * 60 } as const
export type LinkPurpose = keyof typeof linkSeconds

export interface LinkTarget {
  memberId: string
  /** Of a link that changes the address. */
  newEmail?: string | undefined
  /** Of a link that signs in: where to go then. It is not part of the email, so no one can put text into one. */
  next?: string | undefined
}

/** Stores a new link and resolves with its token: 256 random bits, of which the database has the hash. */
export async function issueLink(
  executor: JobExecutor,
  purpose: LinkPurpose,
  { memberId, newEmail, next }: LinkTarget,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const rows = [
    { identifier: `${purpose}:${token}`, value: memberId },
    { identifier: `new-email:${token}`, value: newEmail },
    { identifier: `next:${token}`, value: next },
  ]
  await issueVerifications(
    executor,
    rows.flatMap(({ identifier, value }) =>
      value === undefined ? [] : { identifier, value, seconds: linkSeconds[purpose] },
    ),
  )
  return token
}

/** The member of a valid link, without using it up. */
export function findLink(
  executor: JobExecutor,
  purpose: LinkPurpose,
  token: string,
): Promise<string | undefined> {
  return findVerification(executor, `${purpose}:${token}`)
}

/** Those of the tokens with which a link still opens something. */
export async function findValidTokens(
  executor: JobExecutor,
  tokens: readonly string[],
): Promise<ReadonlySet<string>> {
  const purposes = Object.keys(linkSeconds)
  const valid = await findValidIdentifiers(
    executor,
    tokens.flatMap(token => purposes.map(purpose => `${purpose}:${token}`)),
  )
  return new Set([...valid].map(identifier => identifier.slice(identifier.indexOf(':') + 1)))
}

export async function consumeLink(
  executor: JobExecutor,
  purpose: LinkPurpose,
  token: string,
): Promise<LinkTarget | undefined> {
  const kinds = [purpose, 'new-email', 'next']
  const [memberId, newEmail, next] = await consumeVerifications(
    executor,
    kinds.map(kind => `${kind}:${token}`),
  )
  return memberId === undefined ? undefined : { memberId, newEmail, next }
}
