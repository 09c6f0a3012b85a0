import { migrateJobs } from '../jobs/migrate-jobs.ts'
import type { Log } from '../log.ts'
import { createPool } from './create-pool.ts'
import type { DatabaseAddress } from './database-address.ts'
import { ensureRoles } from './ensure-roles.ts'
import { migrate } from './migrate.ts'

/**
 * As the owner, whose connections are closed afterwards: ensures the roles, then migrates the job queue and the schema.
 * Resolves with the names of the applied migrations. Throws `RoleUnusable`.
 */
export async function prepareDatabase(
  address: DatabaseAddress,
  migrations: string,
  log: Log,
): Promise<string[]> {
  const owner = createPool(address.owner, { connections: 2, statementMs: 0 }, log)
  try {
    const client = await owner.connect()
    try {
      await ensureRoles(client, address)
      await migrateJobs(owner, client, log)
      return await migrate(client, migrations, log)
    } finally {
      // It may still hold a session lock or a role.
      client.release(true)
    }
  } finally {
    await owner.end()
  }
}
