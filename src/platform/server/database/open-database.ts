import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Log } from '../log.ts'
import { createPool, type PoolLimits } from './create-pool.ts'
import type { DatabaseAddress } from './database-address.ts'
import { inTransaction, type Transaction } from './in-transaction.ts'
import type { MemberStatement } from './member-statement.ts'

export interface Database {
  /** The app role. */
  app: pg.Pool
  /** The auth role, for the accounts feature only. */
  auth: pg.Pool
  /** The auth role, for the session of each request. A pool of its own, which no burst of sign-ins can exhaust. */
  sessions: pg.Pool
  /** The service role, for what concerns several members: the caller answers for what it shows and changes. */
  service: pg.Pool
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
  close(): Promise<void>
}

/** A request waits no longer than this for the end of a statement, and as long for a connection as any pool. */
export const requestTimeouts: Omit<PoolLimits, 'connections'> = { statementMs: 5_000 }

/** After `prepareDatabase`. No connection is opened before it is used, and none as the owner. */
export function openDatabase(address: DatabaseAddress, log: Log, timeouts = requestTimeouts): Database {
  const app = createPool(address.app, { connections: 10, ...timeouts }, log)
  const auth = createPool(address.auth, { connections: 5, ...timeouts }, log)
  const sessions = createPool(address.auth, { connections: 4, ...timeouts }, log)
  // Two jobs run at once and hold one each at most; the other two are left to requests, whose statements are short.
  const service = createPool(address.service, { connections: 4, ...timeouts }, log)
  return {
    app,
    auth,
    sessions,
    service,
    orm: drizzle(app),
    inTransaction: (memberId, work) => inTransaction(app, memberId, work),
    runAsMember: async <Row extends object>(
      statement: MemberStatement,
      memberId: string,
      ...values: readonly unknown[]
    ) => (await app.query<Row>({ ...statement, values: [memberId, ...values] })).rows,
    close: async () => {
      await Promise.all([app.end(), auth.end(), sessions.end(), service.end()])
    },
  }
}
