import pg from 'pg'
import { appRole, authRole, type DatabaseAddress } from './database-address.ts'

/** A role of ours cannot be used; the message holds what the operator has to run or change. */
export class RoleUnusable extends Error {
  override name = 'RoleUnusable'
}

const restrictions = 'NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE'
const insufficientPrivilege = '42501'
/** Another process of ours made the same change at the same moment. */
const sameChangeElsewhere = new Set(['42710', '23505', 'XX000'])

/** Makes sure that the roles exist, are harmless, and can be used as the address says. */
export async function ensureRoles(owner: pg.ClientBase, address: DatabaseAddress): Promise<void> {
  const { app, auth } = address
  for (const [role, config] of [
    [appRole, app],
    [authRole, auth],
  ] as const) {
    const found = await findRole(owner, role)
    if (found?.rolsuper || found?.rolbypassrls) {
      throw new RoleUnusable(
        `The role ${role} may skip row policies. Run: ALTER ROLE ${role} ${restrictions};`,
      )
    }
    const exists = found !== undefined
    if (address.rolesEnter === 'by themselves') await ensureLogin(owner, role, config, exists)
    else await ensureGranted(owner, role, exists)
  }
}

async function findRole(owner: pg.ClientBase, role: string) {
  const question = 'select rolsuper, rolbypassrls from pg_roles where rolname = $1'
  const { rows } = await owner.query<{ rolsuper: boolean; rolbypassrls: boolean }>(question, [role])
  return rows[0]
}

async function ensureLogin(
  owner: pg.ClientBase,
  role: string,
  { password }: pg.ClientConfig,
  exists: boolean,
): Promise<void> {
  if (!exists) await change(owner, `CREATE ROLE ${role} LOGIN ${restrictions}`)
  if (typeof password !== 'string') return
  await change(owner, `ALTER ROLE ${role} PASSWORD ${pg.escapeLiteral(password)}`)
}

async function ensureGranted(owner: pg.ClientBase, role: string, exists: boolean): Promise<void> {
  const { rows } = await owner.query<{ login: string }>('select quote_ident(session_user) as login')
  const login = rows[0]?.login
  try {
    if (!exists) await change(owner, `CREATE ROLE ${role} ${restrictions}`)
    if (!(await canPutOn(owner, role))) await change(owner, `GRANT ${role} TO ${login}`)
  } catch (cause) {
    if ((cause as pg.DatabaseError).code !== insufficientPrivilege) throw cause
    const statements = [appRole, authRole].flatMap(one => [
      `CREATE ROLE ${one} ${restrictions}`,
      `GRANT ${one} TO ${login}`,
    ])
    throw new RoleUnusable(
      `The login of DATABASE_URL may not set up the roles of the house. Run as a superuser, once:\n` +
        `  ${statements.join(';\n  ')};`,
      { cause },
    )
  }
}

/** Trying it is the one question that means the same in every version of PostgreSQL. */
async function canPutOn(owner: pg.ClientBase, role: string): Promise<boolean> {
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

async function change(owner: pg.ClientBase, statement: string): Promise<void> {
  try {
    await owner.query(statement)
  } catch (error) {
    if (!sameChangeElsewhere.has((error as pg.DatabaseError).code ?? '')) throw error
  }
}
