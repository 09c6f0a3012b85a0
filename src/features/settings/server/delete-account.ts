import { sql } from 'drizzle-orm'
import type { Accounts } from '#features/accounts/server/open-accounts.ts'
import { refuse } from '#platform/api.contract.ts'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import { enqueueJob } from '#platform/server/jobs/enqueue-job.ts'
import { accountDataContract } from '../account-data.contract.ts'
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
      const { rows } = await transaction.execute<{ url: string }>(
        sql`select avatar_url as url from profiles where id = ${memberId} and avatar_url is not null`,
      )
      const names = rows.map(({ url }) => storageNameOf(url))
      if (names.length > 0) await enqueueJob(transaction, removePictures, { names })
    },
  }
  const outcome = await accounts.deleteAccount(deletion, exchange)
  if (outcome === 'LAST_ADMIN') throw refuse(procedure, outcome)
}
