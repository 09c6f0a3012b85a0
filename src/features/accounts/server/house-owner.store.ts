import type pg from 'pg'

/** Whose house it is: one row, which one account can claim once. */
export interface HouseOwner {
  isClaimed(): Promise<boolean>
  hasAccounts(): Promise<boolean>
  /** From now on only this code claims the house, or none at all; the one before counts no more. */
  keepCode(hash: string | null): Promise<void>
  /** True when the house is this account's now. Without a code it is whoever comes first, while none is kept. */
  claim(memberId: string, codeHash: string | null): Promise<boolean>
}

export function openHouseOwner(pool: pg.Pool): HouseOwner {
  const isThere = async (question: string, values: unknown[] = []) =>
    ((await pool.query(question, values)).rowCount ?? 0) > 0
  return {
    isClaimed: () => isThere('select from house_owner where claimed_at is not null'),
    hasAccounts: () => isThere('select from users limit 1'),
    keepCode: async hash =>
      void (await pool.query('update house_owner set code_hash = $1 where claimed_at is null', [hash])),
    claim: (memberId, codeHash) => isThere(claimHouse, [memberId, codeHash]),
  }
}

/** One statement: of many at once the row lets one through, and the others then see that it is taken. */
const claimHouse = `
  with claimed as (
    update house_owner set user_id = $1, claimed_at = now(), code_hash = null
    where claimed_at is null and code_hash is not distinct from $2::text returning user_id
  )
  update users set role = 'admin', updated_at = now() from claimed where users.id = claimed.user_id returning users.id`
