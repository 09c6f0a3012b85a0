import { sql } from 'drizzle-orm'
import { type Answer, type Received, refuse } from '#platform/api.contract.ts'
import type { Exchange } from '#platform/server/http/mount-contract.ts'
import { recoveryContract } from '../recovery.contract.ts'
import { spendLink } from './account-links.store.ts'
import type { AccountServices } from './accounts.routes.ts'
import { ask } from './ask-database.ts'
import { beginSession } from './begin-session.ts'
import { openSessionPath } from './open-session.ts'

type SignInByLink = typeof recoveryContract.signInByLink

/** The link stands for the password, so where a second factor is set up it is asked for as well. */
export async function signInByLink(
  services: AccountServices,
  { token }: Received<SignInByLink>['body'],
  exchange: Exchange,
): Promise<Answer<SignInByLink>> {
  const { auth } = services.database
  const procedure = recoveryContract.signInByLink
  const spent = await spendLink(auth, 'sign-in', token)
  if (!spent) throw refuse(procedure, 'INVALID_TOKEN')
  await ask(
    auth,
    sql`update users set email_verified = true where id = ${spent.memberId} and not email_verified`,
  )
  return beginSession<Answer<SignInByLink>>(services, procedure, exchange, {
    path: `/api/auth${openSessionPath}`,
    body: { userId: spent.memberId },
    // The account was deleted since.
    sameAs: { 404: 'INVALID_TOKEN' },
  })
}
