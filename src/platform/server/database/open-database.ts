import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { migrateJobs } from '../jobs/migrate-jobs.ts'
import type { Log } from '../log.ts'
import { createPool } from './create-pool.ts'
import type { DatabaseAddress } from './database-address.ts'
import { ensureRoles } from './ensure-roles.ts'
import { inTransaction, type Transaction } from './in-transaction.ts'
import type { MemberStatement } from './member-statement.ts'
import { migrate } from './migrate.ts'

export interface Database {
  /** The app role. */
  app: pg.Pool
  /** The auth role, for the accounts feature only. */
  auth: pg.Pool
  /** The auth role, for the session of each request. A pool of its own, which no burst of sign-ins can exhaust. */
  sessions: pg.Pool
  /** For migrations and seeding only. */
  owner: pg.Pool
  /** Drizzle over `app`, for queries without a transaction. */
  orm: NodePgDatabase
  /** As the app role; `memberId` is what the row policies see. */
  inTransaction<Result>(
    memberId: string | undefined,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result>
  /** One statement in one round trip, as the app role. */
  runAsMember<Row extends object>(
    statement: MemberStatement,
    memberId: string,
    ...values: readonly unknown[]
  ): Promise<Row[]>
  /** Also migrates the job queue. Resolves with the names of the applied migrations. */
  migrate(directory: string): Promise<string[]>
  close(): Promise<void>
}

/** Throws `RoleUnusable`. */
export async function openDatabase(address: DatabaseAddress, log: Log): Promise<Database> {
  const owner = createPool(address.owner, { connections: 2, statementMs: 0 }, log)
  const app = createPool(address.app, { connections: 10, statementMs: 5_000 }, log)
  const auth = createPool(address.auth, { connections: 5, statementMs: 5_000 }, log)
  const sessions = createPool(address.auth, { connections: 4, statementMs: 5_000 }, log)
  const database: Database = {
    app,
    auth,
    sessions,
    owner,
    orm: drizzle(app),
    inTransaction: (memberId, work) => inTransaction(app, memberId, work),
    runAsMember: async <Row extends object>(
      statement: MemberStatement,
      memberId: string,
      ...values: readonly unknown[]
    ) => (await app.query<Row>({ ...statement, values: [memberId, ...values] })).rows,
    migrate: directory =>
      withClient(owner, async client => {
        await migrateJobs(owner, client, log)
        return migrate(client, directory, log)
      }),
    close: async () => {
      await Promise.all([app.end(), auth.end(), sessions.end(), owner.end()])
    },
  }
  try {
    await withClient(owner, client => ensureRoles(client, address))
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Closes the connection afterwards: it may still hold a session lock or a role. */
async function withClient<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release(true)
  }
}
