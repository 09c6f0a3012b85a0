import pg from 'pg'
import { LoggableError } from '../serialize-error.ts'
import { appRole, authRole, type DatabaseAddress } from './database-address.ts'

/** The message tells the operator which statements to run. */
export class RoleUnusable extends LoggableError {
  override name = 'RoleUnusable'
}

const restrictions = 'NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE'
const insufficientPrivilege = '42501'
/** Another server process made the same change at the same time. */
const concurrentChange = new Set(['42710', '23505', 'XX000'])

export async function ensureRoles(owner: pg.ClientBase, address: DatabaseAddress): Promise<void> {
  const { app, auth } = address
  for (const [role, config] of [
    [appRole, app],
    [authRole, auth],
  ] as const) {
    const existing = await findRole(owner, role)
    if (existing?.rolsuper || existing?.rolbypassrls) {
      throw new RoleUnusable(
        `The role ${role} can bypass row policies. Run: ALTER ROLE ${role} ${restrictions};`,
      )
    }
    const exists = existing !== undefined
    if (address.roleLogin === 'direct') await ensureLogin(owner, role, config, exists)
    else await ensureGranted(owner, role, exists)
  }
}

async function findRole(owner: pg.ClientBase, role: string) {
  const query = 'select rolsuper, rolbypassrls from pg_roles where rolname = $1'
  const { rows } = await owner.query<{ rolsuper: boolean; rolbypassrls: boolean }>(query, [role])
  return rows[0]
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

async function ensureGranted(owner: pg.ClientBase, role: string, exists: boolean): Promise<void> {
  const { rows } = await owner.query<{ login: string }>('select quote_ident(session_user) as login')
  const login = rows[0]?.login
  try {
    if (!exists) await runStatement(owner, `CREATE ROLE ${role} ${restrictions}`)
    if (!(await canSetRole(owner, role))) await runStatement(owner, `GRANT ${role} TO ${login}`)
  } catch (cause) {
    if ((cause as pg.DatabaseError).code !== insufficientPrivilege) throw cause
    const statements = [appRole, authRole].flatMap(name => [
      `CREATE ROLE ${name} ${restrictions}`,
      `GRANT ${name} TO ${login}`,
    ])
    throw new RoleUnusable(
      `The login of DATABASE_URL cannot create the roles of Smoke Deck. Run once as a superuser:\n` +
        `  ${statements.join(';\n  ')};`,
      { cause },
    )
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
