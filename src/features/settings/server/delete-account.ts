import { sql } from 'drizzle-orm'
import { checkPassword } from '#features/accounts/server/check-password.ts'
import { closeAccount } from '#features/accounts/server/close-account.ts'
import type { Attempts } from '#features/accounts/server/limit-attempts.ts'
import { refuse } from '#platform/api.contract.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { enqueueJob } from '#platform/server/jobs/enqueue-job.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { accountDataContract } from '../account-data.contract.ts'
import { removePictures } from './remove-pictures.job.ts'
import { storageNameOf } from './save-avatar.ts'

interface Services {
  database: Database
  attempts: Attempts
  live: Live
}

/** One transaction deletes all rows and enqueues the removal of the picture. Open tabs are signed out at once. */
export async function deleteAccount(
  { database, attempts, live }: Services,
  memberId: string,
  password: string,
): Promise<void> {
  const procedure = accountDataContract.deleteAccount
  await checkPassword({ database, attempts }, procedure, memberId, password)
  const outcome = await closeAccount(database.auth, memberId, async transaction => {
    const { rows } = await transaction.execute<{ url: string }>(
      sql`select avatar_url as url from profiles where id = ${memberId} and avatar_url is not null`,
    )
    const names = rows.map(({ url }) => storageNameOf(url))
    if (names.length > 0) await enqueueJob(transaction, removePictures, { names })
  })
  if (outcome === 'LAST_ADMIN') throw refuse(procedure, outcome)
  await live.recheck(memberId)
}
