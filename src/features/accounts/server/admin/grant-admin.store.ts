import type pg from 'pg'

/**
 * For the operator: makes the account of an address an admin, and ends its sessions, which began with fewer rights. Its
 * member becomes the owner where there is none. False when the address has no account.
 */
export async function grantAdmin(pool: pg.Pool, email: string): Promise<boolean> {
  const { rowCount } = await pool.query(grant, [email.trim().toLowerCase()])
  return rowCount === 1
}

const grant = `
  with granted as (
    update users set role = 'admin', updated_at = now() where email = $1 returning id
  ), claimed as (
    update house_owner set user_id = granted.id, claimed_at = now(), code_hash = null
    from granted where claimed_at is null
  ), ended as (
    delete from sessions using granted where sessions.user_id = granted.id
  )
  select id from granted`
