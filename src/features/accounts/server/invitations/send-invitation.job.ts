import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { Database } from '#platform/server/database/open-database.ts'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'
import type { Mail } from '#platform/server/mail/open-mail.ts'
import { invitationEmail } from '../credentials/account-emails.ts'
import { noteSent, startSending } from './invitations.store.ts'

export const sendInvitation = {
  name: 'send-invitation',
  input: z.object({ id: z.uuid(), origin: z.string() }),
} as const satisfies JobKind<unknown>

export const joinPath = '/join'
export const newCode = (): string => randomBytes(32).toString('base64url')
export const addressOfCode = (origin: string, code: string): string => `${origin}${joinPath}/${code}`

/** The code is made at each try, so the queue never contains it. */
export async function runSendInvitation(
  {
    database: { auth },
    mail,
  }: { database: Pick<Database, 'auth'>; mail: Pick<Mail, 'deliver' | 'siteName'> },
  { id, origin }: z.output<typeof sendInvitation.input>,
): Promise<void> {
  const code = newCode()
  const email = await startSending(auth, id, code)
  if (email === undefined) return
  await mail.deliver({ to: email, ...invitationEmail(addressOfCode(origin, code), mail.siteName) }, id)
  await noteSent(auth, id)
}
