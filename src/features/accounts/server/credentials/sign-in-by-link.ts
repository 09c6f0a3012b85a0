import { type HandlerInput, type ProcedureOutput, refuse } from '#platform/api.contract.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import { recoveryContract } from '../../recovery.contract.ts'
import { verifyEmail } from '../account.store.ts'
import type { AccountServices } from '../account-services.ts'
import { requestTidyOutbox } from '../admin/tidy-outbox.job.ts'
import { createSession } from '../sessions/create-session.ts'
import { consumeLink } from './account-link.store.ts'

type SignInByLink = typeof recoveryContract.signInByLink

/** The link stands for the password, so a second factor is required as well. Password and sessions stay. */
export async function signInByLink(
  services: AccountServices,
  { token }: HandlerInput<SignInByLink>['body'],
  exchange: HttpExchange,
): Promise<ProcedureOutput<SignInByLink>> {
  services.requireHttps(exchange)
  const link = await inTransaction(services.database.auth, undefined, async transaction => {
    const consumed = await consumeLink(transaction, 'sign-in', token)
    if (!consumed) return undefined
    await verifyEmail(transaction, consumed.memberId)
    await requestTidyOutbox(transaction)
    return consumed
  })
  const account = link && (await services.accounts.find(link.memberId))
  if (!account) throw refuse(recoveryContract.signInByLink, 'INVALID_TOKEN')
  const answer = await createSession(services, account, exchange)
  return { ...answer, ...(link.next && { next: link.next }) }
}
