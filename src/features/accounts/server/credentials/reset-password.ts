import { type HandlerInput, refuse } from '#platform/api.contract.ts'
import { isDeliverableAddress } from '#platform/email-address.rules.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import { recoveryContract } from '../../recovery.contract.ts'
import { deletePasskeys, lockOpenAccount, setPassword, verifyEmail } from '../account.store.ts'
import type { AccountServices } from '../account-services.ts'
import { requestTidyOutbox } from '../admin/tidy-outbox.job.ts'
import { publishAccountEvent } from '../sessions/publish-account-event.ts'
import { endSessions } from '../sessions/session.store.ts'
import { passwordWasResetEmail } from './account-emails.ts'
import { consumeLink, findLink } from './account-link.store.ts'
import { requireUncommonPassword } from './common-passwords.ts'

const { resetPassword: procedure } = recoveryContract

/**
 * A new password by the link of an email. Every session ends, every other link and trusted device is void, limits are
 * cleared, and the member gets a notice. The second factor stays. A refused password leaves the link as it was.
 */
export async function resetPassword(
  { accounts, database, limiter, live, mail, originForEmails, passwords }: AccountServices,
  { token, newPassword }: HandlerInput<typeof procedure>['body'],
  exchange: HttpExchange,
): Promise<void> {
  const memberId = await findLink(database.auth, 'reset-password', token)
  const account = memberId && (await accounts.find(memberId))
  if (!account || account.isBanned) throw refuse(procedure, 'INVALID_TOKEN')
  await requireUncommonPassword(procedure, newPassword, account.email, 'newPassword')
  // Outside of the transaction, which would hold a connection while the hash waits for its turn.
  const hash = await passwords.hash(newPassword)
  const email = await inTransaction(database.auth, undefined, async transaction => {
    const link = await consumeLink(transaction, 'reset-password', token)
    const email = link && (await lockOpenAccount(transaction, link.memberId))
    if (!email) throw refuse(procedure, 'INVALID_TOKEN')
    // The account may have been opened under an address of someone else, whose passkey would still sign in.
    if (await verifyEmail(transaction, account.id)) await deletePasskeys(transaction, account.id)
    await setPassword(transaction, account.id, hash)
    await endSessions(transaction, account.id)
    await requestTidyOutbox(transaction)
    if (isDeliverableAddress(email))
      await mail.send(transaction, {
        to: email,
        memberId: account.id,
        ...passwordWasResetEmail(originForEmails(exchange), mail.siteName),
      })
    return email
  })
  await limiter.clear(account.id, email)
  publishAccountEvent(live, account.id, 'password-recovery')
  await live.recheck(account.id)
}
