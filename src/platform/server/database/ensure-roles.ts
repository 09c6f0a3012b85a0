import pg from 'pg'
import { LoggableError } from '../serialize-error.ts'
import { appRole, authRole, type DatabaseAddress, serviceRole } from './database-address.ts'

/** The message tells the operator which statements to run. */
export class RoleUnusable extends LoggableError {
  override name = 'RoleUnusable'
}

const restrictions = 'NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE'
const insufficientPrivilege = '42501'
/** Another server process made the same change at the same time. */
const concurrentChange = new Set(['42710', '23505', 'XX000'])

/** Each is checked before any is changed. */
export async function ensureRoles(owner: pg.ClientBase, address: DatabaseAddress): Promise<void> {
  const configs: [role: string, config: pg.ClientConfig][] = [
    [appRole, address.app],
    [authRole, address.auth],
    [serviceRole, address.service],
  ]
  const existing = new Set<string>()
  for (const [role] of configs) if (await holds(owner, role)) existing.add(role)
  const missing: string[] = []
  for (const [role, config] of configs) {
    const exists = existing.has(role)
    if (address.roleLogin === 'direct') await ensureLogin(owner, role, config, exists)
    else missing.push(...(await ensureGranted(owner, role, exists)))
  }
  if (missing.length > 0)
    throw new RoleUnusable(
      'The login of DATABASE_URL cannot create the roles of Smoke Deck. Run once as a superuser:\n' +
        `  ${missing.join(';\n  ')};`,
    )
}

/** Whether the role exists. Throws if it can do more than it was granted. */
async function holds(owner: pg.ClientBase, role: string): Promise<boolean> {
  const { rows } = await owner.query<{ isAbove: boolean; above: string | null }>(
    `select own.rolsuper or own.rolbypassrls as "isAbove", (
       select quote_ident(other.rolname) from pg_roles other
       where other.oid <> own.oid and pg_has_role(own.oid, other.oid, 'member')
         and (other.rolsuper or other.rolbypassrls or other.rolname in (session_user, $2, $3, $4))
       limit 1
     ) as above
     from pg_roles own where own.rolname = $1`,
    [role, appRole, authRole, serviceRole],
  )
  const [found] = rows
  if (found?.isAbove)
    throw new RoleUnusable(
      `The role ${role} can bypass row policies. Run: ALTER ROLE ${role} ${restrictions};`,
    )
  if (found?.above)
    throw new RoleUnusable(
      `The role ${role} can act as ${found.above}. Run: REVOKE ${found.above} FROM ${role};`,
    )
  return found !== undefined
}

async function ensureLogin(
  owner: pg.ClientBase,
  role: string,
  { password }: pg.ClientConfig,
  exists: boolean,
): Promise<void> {
  if (!exists) await runStatement(owner, `CREATE ROLE ${role} LOGIN ${restrictions}`)
  if (typeof password !== 'string') return
  await runStatement(owner, `ALTER ROLE ${role} PASSWORD ${pg.escapeLiteral(password)}`)
}

/** Resolves with the statements that somebody else has to run. */
async function ensureGranted(owner: pg.ClientBase, role: string, exists: boolean): Promise<string[]> {
  const { rows } = await owner.query<{ login: string }>('select quote_ident(session_user) as login')
  const create = `CREATE ROLE ${role} ${restrictions}`
  const grant = `GRANT ${role} TO ${rows[0]?.login}`
  try {
    if (!exists) await runStatement(owner, create)
    if (!(await canSetRole(owner, role))) await runStatement(owner, grant)
    return []
  } catch (failure) {
    if ((failure as pg.DatabaseError).code !== insufficientPrivilege) throw failure
    return exists ? [grant] : [create, grant]
  }
}

/** Tried out, because the catalog columns for this differ between versions of PostgreSQL. */
async function canSetRole(owner: pg.ClientBase, role: string): Promise<boolean> {
  try {
    await owner.query(`set role ${role}`)
    return true
  } catch (error) {
    if ((error as pg.DatabaseError).code !== insufficientPrivilege) throw error
    return false
  } finally {
    await owner.query('reset role')
  }
}

async function runStatement(owner: pg.ClientBase, statement: string): Promise<void> {
  try {
    await owner.query(statement)
  } catch (error) {
    if (!concurrentChange.has((error as pg.DatabaseError).code ?? '')) throw error
  }
}
