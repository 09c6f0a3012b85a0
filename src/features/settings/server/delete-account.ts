import type { Accounts } from '#features/accounts/server/open-accounts.ts'
import { refuse } from '#platform/api.contract.ts'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import { enqueueJob } from '#platform/server/jobs/enqueue-job.ts'
import { accountDataContract } from '../account-data.contract.ts'
import { findAvatarUrl } from './avatar.store.ts'
import { removePictures } from './remove-pictures.job.ts'
import { storageNameOf } from './save-avatar.ts'

/** One transaction deletes all rows and enqueues the removal of the picture. */
export async function deleteAccount(
  accounts: Pick<Accounts, 'deleteAccount'>,
  memberId: string,
  password: string,
  exchange: HttpExchange,
): Promise<void> {
  const procedure = accountDataContract.deleteAccount
  const deletion = {
    procedure,
    memberId,
    password,
    alongside: async (transaction: Transaction) => {
      const url = await findAvatarUrl(transaction, memberId)
      if (url) await enqueueJob(transaction, removePictures, { names: [storageNameOf(url)] })
    },
  }
  const outcome = await accounts.deleteAccount(deletion, exchange)
  if (outcome === 'LAST_ADMIN') throw refuse(procedure, outcome)
}
