import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import { query } from '#platform/server/database/run-query.ts'
import type { JobExecutor } from '#platform/server/jobs/enqueue-job.ts'
import { findRecoveryCode } from './recovery-codes.ts'
import type { SecretBox } from './secret-box.ts'

/** Secrets of authenticator apps and recovery codes, both encrypted. */
export interface TwoFactorStore {
  /** Stores a secret and codes, unverified. False when a second factor is on already. */
  start(memberId: string, secret: string, codes: readonly string[]): Promise<boolean>
  /** The secret of the member's app. */
  findSecret(memberId: string): Promise<{ secret: string; isVerified: boolean } | undefined>
  /** From now on signing in asks for a code. */
  confirm(memberId: string): Promise<void>
  end(memberId: string): Promise<void>
  /** False when there is no second factor. */
  replaceRecoveryCodes(memberId: string, codes: readonly string[]): Promise<boolean>
  /** Takes the code off the list; false when it is not on it. */
  consumeRecoveryCode(memberId: string, code: string): Promise<boolean>
}

/** With its recovery codes, whether a code was ever verified or not. False when there is none. */
export async function deleteSecondFactor(executor: JobExecutor, memberId: string): Promise<boolean> {
  const deleted = await query(
    executor,
    sql`with ended as (delete from two_factors where user_id = ${memberId} returning user_id)
      update users set two_factor_enabled = false, updated_at = now() from ended where users.id = ended.user_id
      returning users.id`,
  )
  return deleted.length > 0
}

export function openTwoFactorStore(pool: pg.Pool, box: SecretBox): TwoFactorStore {
  const sealCodes = (codes: readonly string[]) => box.seal(JSON.stringify(codes))
  return {
    async start(memberId, secret, codes) {
      const stored = await query(
        pool,
        sql`insert into two_factors (user_id, secret, backup_codes)
          values (${memberId}, ${box.seal(secret)}, ${sealCodes(codes)})
          on conflict (user_id) do update set secret = excluded.secret, backup_codes = excluded.backup_codes
          where not two_factors.verified returning id`,
      )
      return stored.length > 0
    },
    async findSecret(memberId) {
      const [found] = await query<{ secret: string; verified: boolean }>(
        pool,
        sql`select secret, verified from two_factors where user_id = ${memberId}`,
      )
      return found && { secret: box.open(found.secret), isVerified: found.verified }
    },
    async confirm(memberId) {
      await query(
        pool,
        sql`with confirmed as (update two_factors set verified = true where user_id = ${memberId})
          update users set two_factor_enabled = true, updated_at = now() where id = ${memberId}`,
      )
    },
    async end(memberId) {
      await deleteSecondFactor(pool, memberId)
    },
    async replaceRecoveryCodes(memberId, codes) {
      const replaced = await query(
        pool,
        sql`update two_factors set backup_codes = ${sealCodes(codes)} where user_id = ${memberId} returning id`,
      )
      return replaced.length > 0
    },
    // The row is locked while the list is read and written back, or of two codes one would return.
    consumeRecoveryCode: (memberId, code) =>
      inTransaction(pool, undefined, async transaction => {
        const [found] = await query<{ codes: string }>(
          transaction,
          sql`select backup_codes as codes from two_factors where user_id = ${memberId} for update`,
        )
        const codes = found ? (JSON.parse(box.open(found.codes)) as string[]) : []
        const used = findRecoveryCode(codes, code)
        if (used === undefined) return false
        const left = codes.filter(one => one !== used)
        await query(
          transaction,
          sql`update two_factors set backup_codes = ${sealCodes(left)} where user_id = ${memberId}`,
        )
        return true
      }),
  }
}
