import { sql } from 'drizzle-orm'
import { type HandlerInput, type ProcedureOutput, refuse } from '#platform/api.contract.ts'
import { isDeliverableAddress } from '#platform/email-address.rules.ts'
import { inTransaction, type Transaction } from '#platform/server/database/in-transaction.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import { isCommonPassword } from '../accounts.rules.ts'
import { recoveryContract } from '../recovery.contract.ts'
import { spendLink } from './account-links.store.ts'
import { passwordWasResetMail } from './account-mails.ts'
import type { AccountServices } from './accounts.routes.ts'
import { ask } from './ask-database.ts'
import { commonPasswords } from './common-passwords.ts'
import { hashPassword } from './hash-password.ts'
import { proveAddress } from './prove-address.ts'
import { tellAccount } from './tell-account.ts'

type ResetPassword = typeof recoveryContract.resetPassword

/**
 * A new password by the link of a mail. Every session ends, every other link and trusted device is void, and the
 * owner is told. A second factor stays as it was, unless nobody had shown yet that the address is theirs. A password that is refused leaves the link as it was, too.
 */
export async function resetPassword(
  { database, mail, live, originForMails }: AccountServices,
  { token, newPassword }: HandlerInput<ResetPassword>['body'],
  exchange: HttpExchange,
): Promise<ProcedureOutput<ResetPassword>> {
  const procedure = recoveryContract.resetPassword
  const common = await commonPasswords()
  const memberId = await inTransaction(database.auth, undefined, async transaction => {
    const spent = await spendLink(transaction, 'reset-password', token)
    const email = spent && (await findOpenAccount(transaction, spent.memberId))
    if (!email) throw refuse(procedure, 'INVALID_TOKEN')
    if (isCommonPassword(newPassword, email, common))
      throw refuse(procedure, 'PASSWORD_TOO_COMMON', {
        newPassword: procedure.refusals.PASSWORD_TOO_COMMON.error,
      })
    // Whoever opened the account may have typed the address of another and waited; a passkey would lead them back in.
    if (await proveAddress(transaction, spent.memberId))
      await ask(transaction, sql`delete from passkeys where user_id = ${spent.memberId}`)
    await setPassword(transaction, spent.memberId, await hashPassword(newPassword))
    if (isDeliverableAddress(email))
      await mail.send(transaction, { to: email, ...passwordWasResetMail(originForMails(exchange)) })
    return spent.memberId
  })
  tellAccount(live, memberId, 'password-recovery')
  await live.recheck(memberId)
  return { done: true }
}

/** Locked, so that a change of the address and a reset do not cross. */
async function findOpenAccount(transaction: Transaction, memberId: string): Promise<string | undefined> {
  const [account] = await ask<{ email: string }>(
    transaction,
    sql`select email from users
      where id = ${memberId} and not (banned and (ban_expires is null or ban_expires > now())) for update`,
  )
  return account?.email
}

/** Whoever came in without a password so far has one now. */
async function setPassword(transaction: Transaction, memberId: string, hash: string): Promise<void> {
  await ask(
    transaction,
    sql`insert into identities (account_id, provider_id, user_id, password)
      values (${memberId}, 'credential', ${memberId}, ${hash})
      on conflict (provider_id, account_id) do update set password = excluded.password, updated_at = now()`,
  )
  await ask(transaction, sql`update users set updated_at = now() where id = ${memberId}`)
  await ask(transaction, sql`delete from sessions where user_id = ${memberId}`)
  await ask(transaction, sql`delete from verifications where value = ${memberId}`)
}
