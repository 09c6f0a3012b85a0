import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { inTransaction, type Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { query } from '#platform/server/database/run-query.ts'
import type { JobExecutor } from '#platform/server/jobs/enqueue-job.ts'
import type { Role } from '../accounts.contract.ts'
import { endVerifications } from './verification.store.ts'

/** An account as its member may see it. */
export interface Account {
  id: string
  email: string
  role: Role
  two_factor_enabled: boolean
}

export interface StoredAccount extends Account {
  /** Closed by an admin or a moderator. */
  isBanned: boolean
  /** An admin has not agreed to it yet. */
  awaitsApproval: boolean
  banReason: string | null
  /** Null: no ban, or one without an end. */
  bannedUntil: string | null
}

export interface Credentials extends StoredAccount {
  /** Undefined where the member has no password. */
  passwordHash: string | undefined
}

export interface NewAccount {
  email: string
  name: string
  passwordHash: string
  awaitsApproval: boolean
}

export interface AccountStore {
  find(id: string): Promise<StoredAccount | undefined>
  /** The account of a member who is signed in. */
  accountOf(id: string): Promise<Account>
  findCredentials(by: { id: string } | { email: string }): Promise<Credentials | undefined>
  isTaken(email: string): Promise<boolean>
  /** Undefined when the address has an account already. `alongside` is part of the same transaction. */
  create(
    account: NewAccount,
    alongside?: (transaction: Transaction, id: string) => Promise<void>,
  ): Promise<Account | undefined>
}

const isBanned = sql.raw('(u.banned and (u.ban_expires is null or u.ban_expires > now()))')
const banColumns = sql`${isBanned} as "isBanned", u.ban_reason as "banReason", u.ban_expires as "bannedUntil",
  u.awaits_approval as "awaitsApproval"`
const columns = sql.raw('u.id, u.email, u.role, u.two_factor_enabled')

export function openAccountStore({ auth, sessions }: Pick<Database, 'auth' | 'sessions'>): AccountStore {
  return {
    async find(id) {
      const [account] = await query<StoredAccount & Record<string, unknown>>(
        auth,
        sql`select ${columns}, ${banColumns} from users u where u.id = ${id}`,
      )
      return account
    },
    async accountOf(id) {
      const { rows } = await sessions.query<Account>({
        name: 'account-of-member',
        text: 'select id, email, role, two_factor_enabled from users where id = $1',
        values: [id],
      })
      if (!rows[0]) throw new Error('A session outlived its account.')
      return rows[0]
    },
    async findCredentials(by) {
      const isWanted = 'id' in by ? sql`u.id = ${by.id}` : sql`u.email = ${by.email}`
      const [found] = await query<StoredAccount & Record<string, unknown> & { hash: string | null }>(
        auth,
        sql`select ${columns}, ${banColumns}, i.password as hash from users u
          left join identities i on i.user_id = u.id and i.provider_id = 'credential'
          where ${isWanted}`,
      )
      if (!found) return undefined
      const { hash, ...account } = found
      return { ...account, passwordHash: hash ?? undefined }
    },
    async isTaken(email) {
      return (await query(auth, sql`select from users where email = ${email}`)).length > 0
    },
    create: ({ email, name, passwordHash, awaitsApproval }, alongside) =>
      inTransaction(auth, undefined, async transaction => {
        const [created] = await query<Account & Record<string, unknown>>(
          transaction,
          sql`insert into users as u (email, name, awaits_approval) values (${email}, ${name}, ${awaitsApproval})
            on conflict (email) do nothing returning ${columns}`,
        )
        if (!created) return undefined
        await setPassword(transaction, created.id, passwordHash)
        await alongside?.(transaction, created.id)
        return created
      }),
  }
}

/** Of an account that is not closed; locked, so that a reset and a change of the address do not cross. */
export async function lockOpenAccount(transaction: Transaction, id: string): Promise<string | undefined> {
  const [account] = await query<{ email: string }>(
    transaction,
    sql`select u.email from users u where u.id = ${id} and not ${isBanned} for update`,
  )
  return account?.email
}

export async function findOpenAccount(executor: JobExecutor, email: string): Promise<string | undefined> {
  const [account] = await query<{ id: string }>(
    executor,
    sql`select u.id from users u where u.email = ${email} and not ${isBanned}`,
  )
  return account?.id
}

export async function findAccountId(executor: JobExecutor, email: string): Promise<string | undefined> {
  const [account] = await query<{ id: string }>(executor, sql`select id from users where email = ${email}`)
  return account?.id
}

/** Also for a member who has signed in without a password so far. */
export async function setPassword(executor: JobExecutor, id: string, hash: string): Promise<void> {
  await query(
    executor,
    sql`with touched as (update users set updated_at = now() where id = ${id})
      insert into identities (account_id, provider_id, user_id, password)
      values (${id}, 'credential', ${id}, ${hash})
      on conflict (provider_id, account_id) do update set password = excluded.password, updated_at = now()`,
  )
}

/** A link that was sent to the address of the account has been used. True the first time. */
export async function verifyEmail(executor: JobExecutor, id: string): Promise<boolean> {
  const verified = await query(
    executor,
    sql`update users set email_verified = true, updated_at = now()
      where id = ${id} and not email_verified returning id`,
  )
  return verified.length > 0
}

export async function deletePasskeys(executor: JobExecutor, id: string): Promise<void> {
  await query(executor, sql`delete from passkeys where user_id = ${id}`)
}

/** Resolves with the former address; undefined when the new one is taken or the account is gone. */
export async function changeEmail(
  transaction: Transaction,
  id: string,
  email: string,
): Promise<string | undefined> {
  const [changed] = await query<{ former: string }>(
    transaction,
    sql`update users set email = ${email}, email_verified = true, updated_at = now()
      from (select id, email as former from users where id = ${id} for update) as before
      where users.id = before.id and not exists (select from users where email = ${email})
      returning before.former`,
  )
  return changed?.former
}

/** Those of the members who still have an account. */
export async function findAccountIds(
  executor: JobExecutor,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await query<{ id: string }>(
    executor,
    sql`select id from users where id = any(${sql.param([...new Set(ids)])}::uuid[])`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Another account took the address between the look and the change. */
export function isEmailTaken(failure: unknown): boolean {
  const { code, constraint } = ((failure as Error).cause ?? failure) as pg.DatabaseError
  return code === '23505' && constraint === 'users_by_email'
}

export interface LockedAdmin {
  id: string
  /** With a password, a passkey or single sign-on, and without waiting for approval. */
  canSignIn: boolean
}

/** Until the end of the transaction: of two admins who leave at the same moment the second one waits here, and is the last. */
export function lockAdmins(transaction: Transaction): Promise<LockedAdmin[]> {
  return query<LockedAdmin & Record<string, unknown>>(
    transaction,
    sql`select u.id, not u.awaits_approval and (exists (select from identities i where i.user_id = u.id)
        or exists (select from passkeys p where p.user_id = u.id)) as "canSignIn"
      from users u where u.role = 'admin' and not ${isBanned} order by u.id for update of u`,
  )
}

/** Without this account nobody could open the admin page any more. */
export function isLastAdmin(admins: readonly LockedAdmin[], id: string): boolean {
  const [isAdmin, others] = [admins.some(admin => admin.id === id), admins.filter(admin => admin.id !== id)]
  return isAdmin && !others.some(({ canSignIn }) => canSignIn)
}

/** Locked until the end of the transaction; undefined when there is no such account. */
export async function findEmailOf(transaction: Transaction, id: string): Promise<string | undefined> {
  const [account] = await query<{ email: string }>(
    transaction,
    sql`select email from users where id = ${id} for update`,
  )
  return account?.email
}

/**
 * Deletes the account with every row that belongs to it; `alongside` is part of the same transaction and comes first, `afterwards`
 * is and comes last. The last admin stays as long as there are other accounts.
 */
export function deleteAccountRows(
  pool: pg.Pool,
  id: string,
  alongside: (transaction: Transaction) => Promise<void>,
  afterwards: (transaction: Transaction) => Promise<void> = async () => {},
): Promise<'deleted' | 'LAST_ADMIN'> {
  return inTransaction(pool, undefined, async transaction => {
    const admins = await lockAdmins(transaction)
    const others = await query(transaction, sql`select from users where id <> ${id} limit 1`)
    const isAlone = others.length === 0
    if (!isAlone && isLastAdmin(admins, id)) return 'LAST_ADMIN'
    await alongside(transaction)
    // Neither hangs on the account by a key. Tries under the mail address stay until their time is over: else deleting
    // and signing up again would be a way around the limit on emails to that address.
    await endVerifications(transaction, id)
    await query(transaction, sql`delete from attempts where key like ${`% ${id}`}`)
    await query(transaction, sql`delete from users where id = ${id}`)
    if (isAlone) await query(transaction, sql`update house_owner set user_id = null, claimed_at = null`)
    await afterwards(transaction)
    return 'deleted'
  })
}
