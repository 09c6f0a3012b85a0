import { type Actor, recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import type { Invited } from '../../invitations.contract.ts'
import type { AccountServices } from '../account-services.ts'
import { addInvitations } from './invitations.store.ts'
import type { InvitedLine } from './read-invited-list.ts'
import { sendInvitation } from './send-invitation.job.ts'

/** Each address gets one mail, whatever the others are; what is left out is named. */
export function inviteList(
  { database, jobs }: Pick<AccountServices, 'database' | 'jobs'>,
  lines: readonly InvitedLine[],
  by: Actor & { actorId: string },
  origin: string,
): Promise<Invited> {
  const emails = [...new Set(lines.flatMap(({ email }) => email ?? []))]
  return inTransaction(database.auth, undefined, async transaction => {
    const { added, members } = await addInvitations(transaction, emails, by.actorId)
    for (const { id } of added) await jobs.enqueue(transaction, sendInvitation, { id, origin })
    const details = { invited: added.length }
    await recordAudit(transaction, { ...by, action: 'invitation.send', target: 'invitations', details })
    const fresh = new Set(added.map(({ email }) => email))
    return { invited: added.length, skipped: skippedOf(lines, fresh, members) }
  })
}

function skippedOf(
  lines: readonly InvitedLine[],
  fresh: ReadonlySet<string>,
  members: ReadonlySet<string>,
): Invited['skipped'] {
  const seen = new Set<string>()
  return lines.flatMap(({ line, text, email }) => {
    const reason = reasonOf(email)
    if (email !== undefined) seen.add(email)
    return reason === undefined ? [] : [{ line, text, reason }]
  })

  function reasonOf(email: string | undefined): string | undefined {
    if (email === undefined) return 'This is not a mail address'
    if (members.has(email)) return 'Already a member'
    if (seen.has(email)) return 'The same address stands above'
    return fresh.has(email) ? undefined : 'Already invited'
  }
}
