import type pg from 'pg'

/**
 * Makes the account of an address an admin, at the operator's word, and ends its sessions, which began with fewer
 * rights. Whoever is appointed owns a house that nobody has claimed. False when the address has no account.
 */
export async function appointAdmin(pool: pg.Pool, email: string): Promise<boolean> {
  const { rowCount } = await pool.query(appoint, [email.trim().toLowerCase()])
  return rowCount === 1
}

const appoint = `
  with appointed as (
    update users set role = 'admin', updated_at = now() where email = $1 returning id
  ), claimed as (
    update house_owner set user_id = appointed.id, claimed_at = now(), code_hash = null
    from appointed where claimed_at is null
  ), ended as (
    delete from sessions using appointed where sessions.user_id = appointed.id
  )
  select id from appointed`
