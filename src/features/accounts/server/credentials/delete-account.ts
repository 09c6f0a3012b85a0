import type { Procedure } from '#platform/api.contract.ts'
import { actorOf, recordAudit } from '#platform/server/audit-log.ts'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import { deleteAccountRows } from '../account.store.ts'
import type { AccountServices } from '../account-services.ts'
import { requestTidyOutbox } from '../admin/tidy-outbox.job.ts'
import { expireAccountCookie } from '../sessions/cookies.ts'
import { requirePassword } from './require-password.ts'

export interface AccountDeletion {
  /** Declares `INVALID_PASSWORD`. */
  procedure: Procedure
  memberId: string
  password: string
  /** What else has to go, in the same transaction. */
  alongside: (transaction: Transaction) => Promise<void>
}

/** Everything of the member goes, or nothing. Their tabs close at once. */
export async function deleteAccount(
  services: AccountServices,
  { procedure, memberId, password, alongside }: AccountDeletion,
  exchange: HttpExchange,
): Promise<'deleted' | 'LAST_ADMIN'> {
  await requirePassword(services, procedure, memberId, password)
  const actor = actorOf({ memberId }, exchange)
  const outcome = await deleteAccountRows(
    services.database.auth,
    memberId,
    async transaction => {
      await alongside(transaction)
      await requestTidyOutbox(transaction)
    },
    // Last, because whoever adds an entry holds back all others until the end of the transaction.
    transaction => recordAudit(transaction, { ...actor, action: 'account.delete', target: memberId }),
  )
  if (outcome === 'LAST_ADMIN') return outcome
  expireAccountCookie(exchange, 'session_token')
  await services.live.recheck(memberId)
  return outcome
}
