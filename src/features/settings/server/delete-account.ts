import type { Accounts } from '#features/accounts/server/open-accounts.ts'
import type { Avatars } from '#features/member/server/open-avatars.ts'
import { refuse } from '#platform/api.contract.ts'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import { accountDataContract } from '../account-data.contract.ts'

interface Services {
  accounts: Pick<Accounts, 'deleteAccount'>
  avatars: Avatars
}

/** One transaction deletes all rows and enqueues the removal of the picture. */
export async function deleteAccount(
  { accounts, avatars }: Services,
  memberId: string,
  password: string,
  exchange: HttpExchange,
): Promise<void> {
  const procedure = accountDataContract.deleteAccount
  const deletion = {
    procedure,
    memberId,
    password,
    alongside: (transaction: Transaction) => avatars.removeWithAccount(transaction, memberId),
  }
  const outcome = await accounts.deleteAccount(deletion, exchange)
  if (outcome === 'LAST_ADMIN') throw refuse(procedure, outcome)
}
