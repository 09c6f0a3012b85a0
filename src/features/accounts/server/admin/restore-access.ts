import type pg from 'pg'
import { isDeliverableAddress } from '#platform/email-address.rules.ts'
import { type Actor, recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import type { Mail } from '#platform/server/mail/open-mail.ts'
import { changeEmail, findEmailOf, isEmailTaken } from '../account.store.ts'
import { addressCorrectedEmail, secondFactorRemovedEmail } from '../credentials/account-emails.ts'
import { deleteSecondFactor } from '../factors/two-factor.store.ts'
import { endSessions } from '../sessions/session.store.ts'
import { requestTidyOutbox } from './tidy-outbox.job.ts'

export interface AccessServices {
  pool: pg.Pool
  mail: Pick<Mail, 'send' | 'siteName'>
  /** Such as `https://lounge.example`, without a trailing slash. */
  origin: string
}

/** Without it, whoever has the password is in: so every session ends, and the member is told. */
export function removeSecondFactor(
  { pool, mail, origin }: AccessServices,
  by: Actor,
  id: string,
): Promise<'made' | 'NO_SUCH_ACCOUNT' | 'NO_SECOND_FACTOR'> {
  return inTransaction(pool, undefined, async transaction => {
    const email = await findEmailOf(transaction, id)
    if (email === undefined) return 'NO_SUCH_ACCOUNT'
    if (!(await deleteSecondFactor(transaction, id))) return 'NO_SECOND_FACTOR'
    await endSessions(transaction, id)
    await recordAudit(transaction, { ...by, action: 'account.remove-second-factor', target: id })
    if (isDeliverableAddress(email))
      await mail.send(transaction, {
        to: email,
        memberId: id,
        ...secondFactorRemovedEmail(origin, mail.siteName),
      })
    return 'made'
  })
}

/** For an address that was written wrongly: both are told. Links that were sent to the old one end. */
export async function correctEmail(
  { pool, mail, origin }: AccessServices,
  by: Actor,
  { id, email }: { id: string; email: string },
): Promise<'made' | 'NO_SUCH_ACCOUNT' | 'EMAIL_TAKEN'> {
  return inTransaction(pool, undefined, async transaction => {
    const present = await findEmailOf(transaction, id)
    if (present === undefined) return 'NO_SUCH_ACCOUNT' as const
    if (present === email) return 'made' as const
    const former = await changeEmail(transaction, id, email)
    if (former === undefined) return 'EMAIL_TAKEN' as const
    await endSessions(transaction, id)
    await requestTidyOutbox(transaction)
    await recordAudit(transaction, {
      ...by,
      action: 'account.correct-email',
      target: id,
    })
    for (const to of [former, email])
      if (isDeliverableAddress(to))
        await mail.send(transaction, {
          to,
          memberId: id,
          ...addressCorrectedEmail(email, origin, mail.siteName),
        })
    return 'made' as const
  }).catch((failure: unknown) => {
    if (isEmailTaken(failure)) return 'EMAIL_TAKEN' as const
    throw failure
  })
}
