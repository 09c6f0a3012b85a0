import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { type HandlerInput, type ProcedureOutput, refuse } from '#platform/api.contract.ts'
import { isDeliverableAddress } from '#platform/email-address.rules.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import type { Caller } from '#platform/server/http/callers.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import { recoveryContract } from '../recovery.contract.ts'
import { spendLink, voidLinks } from './account-links.store.ts'
import { emailChangeAskedMail, emailWasChangedMail } from './account-mails.ts'
import type { AccountServices } from './accounts.routes.ts'
import { ask } from './ask-database.ts'
import { askForLink, countMail } from './ask-for-link.ts'
import { checkPassword } from './check-password.ts'
import { tellAccount } from './tell-account.ts'

type RequestEmailChange = typeof recoveryContract.requestEmailChange
type ConfirmEmailChange = typeof recoveryContract.confirmEmailChange

/** The link goes to the new address, a word about it to the old one. Whether the new one is taken is not looked at. */
export async function requestEmailChange(
  services: AccountServices,
  { newEmail, password }: HandlerInput<RequestEmailChange>['body'],
  { memberId }: Caller,
  exchange: HttpExchange,
): Promise<ProcedureOutput<RequestEmailChange>> {
  const { database, sessions, mail, originForMails } = services
  await checkPassword(services, recoveryContract.requestEmailChange, memberId!, password)
  await countMail(services, newEmail, exchange)
  const { email } = await sessions.accountOf(memberId!)
  if (email === newEmail) return { done: true }
  await inTransaction(database.auth, undefined, async transaction => {
    await askForLink(
      services,
      transaction,
      { purpose: 'change-email', email: newEmail, memberId: memberId! },
      exchange,
    )
    if (isDeliverableAddress(email))
      await mail.send(transaction, {
        to: email,
        ...emailChangeAskedMail(newEmail, originForMails(exchange)),
      })
  })
  return { done: true }
}

/** An address that is taken, a link that was used and one that never was are one answer. Nobody is signed in by it. */
export async function confirmEmailChange(
  { database, mail, live, contactEmail }: AccountServices,
  { token }: HandlerInput<ConfirmEmailChange>['body'],
): Promise<ProcedureOutput<ConfirmEmailChange>> {
  const moved = await inTransaction(database.auth, undefined, async transaction => {
    const spent = await spendLink(transaction, 'change-email', token)
    if (spent?.newEmail === undefined) return undefined
    const { memberId, newEmail } = spent
    const [account] = await ask<{ former: string }>(
      transaction,
      sql`update users set email = ${newEmail}, email_verified = true, updated_at = now()
        from (select id, email as former from users where id = ${memberId} for update) as before
        where users.id = before.id and not exists (select from users where email = ${newEmail})
        returning before.former`,
    )
    if (!account) return undefined
    await voidLinks(transaction, memberId)
    if (isDeliverableAddress(account.former))
      await mail.send(transaction, { to: account.former, ...emailWasChangedMail(newEmail, contactEmail) })
    return memberId
  }).catch((failure: unknown) => {
    if (isTaken(failure)) return undefined
    throw failure
  })
  if (moved === undefined) throw refuse(recoveryContract.confirmEmailChange, 'INVALID_TOKEN')
  tellAccount(live, moved, 'user-updated')
  return { done: true }
}

/** Somebody else took the address between the look and the change. */
function isTaken(failure: unknown): boolean {
  const { code, constraint } = ((failure as Error).cause ?? failure) as pg.DatabaseError
  return code === '23505' && constraint === 'users_by_email'
}
