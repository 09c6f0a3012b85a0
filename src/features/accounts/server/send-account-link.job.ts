import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { isDeliverableAddress } from '#platform/email-address.rules.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'
import type { Mail } from '#platform/server/mail/open-mail.ts'
import { issueLink, type LinkPurpose } from './account-links.store.ts'
import { type AccountMail, confirmEmailMail, resetPasswordMail, signInLinkMail } from './account-mails.ts'
import { ask } from './ask-database.ts'

/** To whom, and where the house is. Whose account that is, is found out here, when nobody waits for an answer. */
export const sendAccountLink = {
  name: 'send-account-link',
  input: z.object({
    id: z.uuid(),
    purpose: z.enum(['reset-password', 'sign-in', 'change-email']),
    email: z.string(),
    origin: z.string(),
    /** Known where somebody is signed in; else it is the account of the address. */
    memberId: z.optional(z.uuid()),
    /** Where a link to sign in leads. */
    next: z.optional(z.string()),
  }),
} as const satisfies JobKind<unknown>
export type AccountLinkAsked = z.output<typeof sendAccountLink.input>

const mails: Record<LinkPurpose, { path: string; write: (link: string) => AccountMail }> = {
  'reset-password': { path: '/reset-password', write: resetPasswordMail },
  'sign-in': { path: '/sign-in-link', write: signInLinkMail },
  'change-email': { path: '/confirm-email', write: confirmEmailMail },
}

/** The link is made at each try, so it never lies in the queue, and its time begins when the mail leaves. */
export async function runSendAccountLink(
  { database, mail }: { database: Database; mail: Mail },
  { id, purpose, email, origin, memberId: known, next }: AccountLinkAsked,
): Promise<void> {
  const memberId = known ?? (await findAccountOf(database, email))
  if (memberId === undefined || !isDeliverableAddress(email)) return
  const newEmail = purpose === 'change-email' ? email : undefined
  const token = await issueLink(database.auth, purpose, { memberId, newEmail, next })
  const { path, write } = mails[purpose]
  await mail.deliver({ to: email, ...write(`${origin}${path}?token=${token}`) }, id)
}

async function findAccountOf({ auth }: Database, email: string): Promise<string | undefined> {
  const [account] = await ask<{ id: string }>(
    auth,
    sql`select id from users where email = ${email} and not (banned and (ban_expires is null or ban_expires > now()))`,
  )
  return account?.id
}
