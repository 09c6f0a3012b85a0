import pg from 'pg'
import { appRole, type DatabaseAddress } from './database-address.ts'

/** The app role cannot be used; the message holds what the operator has to run or change. */
export class AppRoleUnusable extends Error {
  override name = 'AppRoleUnusable'
}

const restrictions = 'NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE'
const insufficientPrivilege = '42501'
/** Another process of ours made the same change at the same moment. */
const sameChangeElsewhere = new Set(['42710', '23505', 'XX000'])

/** Makes sure that the app role exists, is harmless, and can be used as the address says. */
export async function ensureAppRole(owner: pg.ClientBase, address: DatabaseAddress): Promise<void> {
  const role = await findRole(owner)
  if (role?.rolsuper || role?.rolbypassrls) {
    throw new AppRoleUnusable(
      `The role ${appRole} may skip row policies. Run: ALTER ROLE ${appRole} ${restrictions};`,
    )
  }
  if (address.appEnters === 'by itself') await ensureLogin(owner, address, role !== undefined)
  else await ensureGranted(owner, role !== undefined)
}

async function findRole(owner: pg.ClientBase) {
  const question = 'select rolsuper, rolbypassrls from pg_roles where rolname = $1'
  const { rows } = await owner.query<{ rolsuper: boolean; rolbypassrls: boolean }>(question, [appRole])
  return rows[0]
}

async function ensureLogin(owner: pg.ClientBase, { app }: DatabaseAddress, exists: boolean): Promise<void> {
  if (!exists) await change(owner, `CREATE ROLE ${appRole} LOGIN ${restrictions}`)
  if (typeof app.password !== 'string') return
  await change(owner, `ALTER ROLE ${appRole} PASSWORD ${pg.escapeLiteral(app.password)}`)
}

async function ensureGranted(owner: pg.ClientBase, exists: boolean): Promise<void> {
  const { rows } = await owner.query<{ login: string }>('select quote_ident(session_user) as login')
  const create = `CREATE ROLE ${appRole} ${restrictions}`
  const grant = `GRANT ${appRole} TO ${rows[0]?.login}`
  try {
    if (!exists) await change(owner, create)
    if (!(await canPutOn(owner))) await change(owner, grant)
  } catch (cause) {
    if ((cause as pg.DatabaseError).code !== insufficientPrivilege) throw cause
    throw new AppRoleUnusable(
      `The login of DATABASE_URL may not set up the role ${appRole}. Run as a superuser, once:\n` +
        `  ${create};\n  ${grant};`,
      { cause },
    )
  }
}

/** Trying it is the one question that means the same in every version of PostgreSQL. */
async function canPutOn(owner: pg.ClientBase): Promise<boolean> {
  try {
    await owner.query(`set role ${appRole}`)
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
