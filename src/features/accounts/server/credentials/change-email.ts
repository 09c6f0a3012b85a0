import { type HandlerInput, refuse } from '#platform/api.contract.ts'
import { isDeliverableAddress } from '#platform/email-address.rules.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import { recoveryContract } from '../../recovery.contract.ts'
import { changeEmail, isEmailTaken } from '../account.store.ts'
import type { AccountServices } from '../account-services.ts'
import { requestTidyOutbox } from '../admin/tidy-outbox.job.ts'
import { publishAccountEvent } from '../sessions/publish-account-event.ts'
import { endSessions, readSessionToken } from '../sessions/session.store.ts'
import { emailChangeRequestedEmail, emailWasChangedEmail } from './account-emails.ts'
import { consumeLink } from './account-link.store.ts'
import { countLinkRequest, requestLink } from './request-link.ts'
import { requirePassword } from './require-password.ts'

const { requestEmailChange: request, confirmEmailChange: confirm } = recoveryContract

/** The link goes to the new address, a notice to the old one. Whether the new one is taken is not looked up. */
export async function requestEmailChange(
  services: AccountServices,
  { newEmail, password }: HandlerInput<typeof request>['body'],
  memberId: string,
  exchange: HttpExchange,
): Promise<void> {
  const { accounts, database, mail, originForEmails } = services
  await requirePassword(services, request, memberId, password)
  const link = { purpose: 'change-email', email: newEmail, memberId } as const
  await countLinkRequest(services, link, exchange)
  const { email } = await accounts.accountOf(memberId)
  if (email === newEmail) return
  await inTransaction(database.auth, undefined, async transaction => {
    await requestLink(services, transaction, link, exchange)
    if (!isDeliverableAddress(email)) return
    const notice = emailChangeRequestedEmail(newEmail, originForEmails(exchange), mail.siteName)
    await mail.send(transaction, { to: email, memberId, ...notice })
  })
}

/**
 * A taken address, a used link and an unknown one get the same answer. No session is created; every other session and
 * trusted device ends, because a member may change the address after someone else got into the mailbox.
 */
export async function confirmEmailChange(
  services: AccountServices,
  { token }: HandlerInput<typeof confirm>['body'],
  exchange: HttpExchange,
): Promise<void> {
  const { live } = services
  const memberId = await moveAccount(services, token, exchange).catch((failure: unknown) => {
    if (isEmailTaken(failure)) return undefined
    throw failure
  })
  if (memberId === undefined) throw refuse(confirm, 'INVALID_TOKEN')
  publishAccountEvent(live, memberId, 'user-updated')
  await live.recheck(memberId)
}

function moveAccount(
  { contactEmail, database, mail, secret }: AccountServices,
  token: string,
  exchange: HttpExchange,
): Promise<string | undefined> {
  return inTransaction(database.auth, undefined, async transaction => {
    const link = await consumeLink(transaction, 'change-email', token)
    if (link?.newEmail === undefined) return undefined
    const { memberId, newEmail } = link
    const former = await changeEmail(transaction, memberId, newEmail)
    if (former === undefined) return undefined
    await endSessions(transaction, memberId, { butToken: readSessionToken(exchange, secret) })
    await requestTidyOutbox(transaction)
    if (isDeliverableAddress(former))
      await mail.send(transaction, {
        to: former,
        memberId,
        ...emailWasChangedEmail(newEmail, contactEmail, mail.siteName),
      })
    return memberId
  })
}
