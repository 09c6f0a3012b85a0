import { type HandlerInput, type ProcedureOutput, refuse } from '#platform/api.contract.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import { recoveryContract } from '../recovery.contract.ts'
import { spendLink } from './account-links.store.ts'
import type { AccountServices } from './accounts.routes.ts'
import { beginSession } from './begin-session.ts'
import { openSessionPath } from './open-session.ts'
import { proveAddress } from './prove-address.ts'

type SignInByLink = typeof recoveryContract.signInByLink

/**
 * The link stands for the password, so where a second factor is set up it is asked for as well. Password and sessions
 * stay as they are.
 */
export async function signInByLink(
  services: AccountServices,
  { token }: HandlerInput<SignInByLink>['body'],
  exchange: HttpExchange,
): Promise<ProcedureOutput<SignInByLink>> {
  const procedure = recoveryContract.signInByLink
  services.demandHttps(exchange)
  const { memberId, next } = await inTransaction(services.database.auth, undefined, async transaction => {
    const spent = await spendLink(transaction, 'sign-in', token)
    if (!spent) throw refuse(procedure, 'INVALID_TOKEN')
    await proveAddress(transaction, spent.memberId)
    return spent
  })
  const answer = await beginSession<ProcedureOutput<SignInByLink>>(services, procedure, exchange, {
    path: `/api/auth${openSessionPath}`,
    body: { userId: memberId },
    // The account was deleted since.
    sameAs: { 404: 'INVALID_TOKEN' },
  })
  return { ...answer, ...(next && { next }) }
}
