import type pg from 'pg'

/** The owner, who is the first admin: one row, which one account can claim once. */
export interface OwnerStore {
  isClaimed(): Promise<boolean>
  hasAccounts(): Promise<boolean>
  /** Ownership can be claimed with this code only; with null, without a code. */
  storeCode(hash: string | null): Promise<void>
  /** True when this account is the owner now. Without a code it is the first account, while none is stored. */
  claim(memberId: string, codeHash: string | null): Promise<boolean>
}

export function openOwnerStore(pool: pg.Pool): OwnerStore {
  const isThere = async (question: string, values: unknown[] = []) =>
    ((await pool.query(question, values)).rowCount ?? 0) > 0
  return {
    isClaimed: () => isThere('select from house_owner where claimed_at is not null'),
    hasAccounts: () => isThere('select from users limit 1'),
    storeCode: async hash =>
      void (await pool.query('update house_owner set code_hash = $1 where claimed_at is null', [hash])),
    claim: (memberId, codeHash) => isThere(claimOwnership, [memberId, codeHash]),
  }
}

/** One statement, so that of parallel claims one succeeds. */
const claimOwnership = `
  with claimed as (
    update house_owner set user_id = $1, claimed_at = now(), code_hash = null
    where claimed_at is null and code_hash is not distinct from $2::text returning user_id
  )
  update users set role = 'admin', duties = '{}', updated_at = now() from claimed where users.id = claimed.user_id returning users.id`
