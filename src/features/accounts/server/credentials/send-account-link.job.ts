import * as z from 'zod/mini'
import { isDeliverableAddress } from '#platform/email-address.rules.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'
import type { Mail } from '#platform/server/mail/open-mail.ts'
import { findAccountIds, findOpenAccount } from '../account.store.ts'
import {
  type AccountEmail,
  confirmEmailEmail,
  resetPasswordEmail,
  signInLinkEmail,
} from './account-emails.ts'
import { issueLink, type LinkPurpose } from './account-link.store.ts'

/** The account is looked up here and not in the request, so that timing reveals nothing. */
export const sendAccountLink = {
  name: 'send-account-link',
  input: z.object({
    id: z.uuid(),
    purpose: z.enum(['reset-password', 'sign-in', 'change-email']),
    email: z.string(),
    origin: z.string(),
    /** Of a member who is signed in; else it is the account of the address. */
    memberId: z.optional(z.uuid()),
    /** Where a link to sign in leads. */
    next: z.optional(z.string()),
  }),
} as const satisfies JobKind<unknown>
export type AccountLinkJob = z.output<typeof sendAccountLink.input>

const emails: Record<LinkPurpose, { path: string; write: (link: string, siteName: string) => AccountEmail }> =
  {
    'reset-password': { path: '/reset-password', write: resetPasswordEmail },
    'sign-in': { path: '/sign-in-link', write: signInLinkEmail },
    'change-email': { path: '/confirm-email', write: confirmEmailEmail },
  }

/** The link is created at each try, so the queue never contains it, and it expires counting from when the email is sent. */
export async function runSendAccountLink(
  { database, mail }: { database: Database; mail: Mail },
  { id, purpose, email, origin, memberId: known, next }: AccountLinkJob,
): Promise<void> {
  const memberId = await findRecipient(database.auth, known, email)
  if (memberId === undefined || !isDeliverableAddress(email)) return
  const newEmail = purpose === 'change-email' ? email : undefined
  const token = await issueLink(database.auth, purpose, { memberId, newEmail, next })
  const { path, write } = emails[purpose]
  await mail.deliver({ to: email, memberId, ...write(`${origin}${path}?token=${token}`, mail.siteName) }, id)
}

/** The account may have been deleted since the request. */
async function findRecipient(
  auth: Database['auth'],
  memberId: string | undefined,
  email: string,
): Promise<string | undefined> {
  if (memberId === undefined) return findOpenAccount(auth, email)
  return (await findAccountIds(auth, [memberId])).has(memberId) ? memberId : undefined
}
