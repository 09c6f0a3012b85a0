import type pg from 'pg'
import type { Log } from '../log.ts'
import { LoggableError } from '../serialize-error.ts'
import { appRole, authRole, serviceRole } from './database-address.ts'
import { withMigrationLock } from './migration-lock.ts'
import { type Migration, readMigrations } from './read-migrations.ts'

/** The applied migrations and the folder do not match. */
export class MigrationRefused extends LoggableError {
  override name = 'MigrationRefused'
}

/** Resolves with the names of the applied migrations. Safe in concurrent processes, and when killed at any point. */
export async function migrate(owner: pg.ClientBase, directory: string, log: Log): Promise<string[]> {
  const migrations = readMigrations(directory)
  return withMigrationLock(owner, log, async () => {
    await runInTransaction(owner, setup)
    const pending = findPending(migrations, await readApplied(owner))
    for (const migration of pending) {
      await apply(owner, migration)
      log.info({ migration: migration.name }, 'Migration applied')
    }
    return pending.map(migration => migration.name)
  })
}

/** The app role gets access to new tables by default, and only read access to this one. */
const setup = `
  create table if not exists public.schema_migrations (
    name text primary key,
    sha256 text not null,
    applied_at timestamptz not null default now()
  );
  revoke create on schema public from public;
  grant usage on schema public to ${appRole}, ${authRole}, ${serviceRole};
  alter default privileges in schema public grant select, insert, update, delete on tables to ${appRole};
  alter default privileges in schema public grant usage, select on sequences to ${appRole};
  revoke all on public.schema_migrations from ${appRole};
  grant select on public.schema_migrations to ${appRole};
`

async function readApplied(owner: pg.ClientBase): Promise<Map<string, string>> {
  const { rows } = await owner.query<{ name: string; sha256: string }>(
    'select name, sha256 from public.schema_migrations order by name',
  )
  return new Map(rows.map(row => [row.name, row.sha256]))
}

function findPending(migrations: Migration[], sumsByName: Map<string, string>): Migration[] {
  const names = new Set(migrations.map(migration => migration.name))
  const unknown = [...sumsByName.keys()].filter(name => !names.has(name))
  if (unknown.length > 0) {
    throw new MigrationRefused(
      `The database is newer than this version of Smoke Deck: it already has ${unknown.join(', ')}. ` +
        'Start the newer version, or restore an older backup.',
    )
  }
  const edited = migrations.find(({ name, sha256 }) => (sumsByName.get(name) ?? sha256) !== sha256)
  if (edited) {
    throw new MigrationRefused(
      `${edited.name} was edited after it was applied. Restore it and write a new migration.`,
    )
  }
  const pending = migrations.filter(({ name }) => !sumsByName.has(name))
  const latest = [...sumsByName.keys()].at(-1) ?? ''
  const late = pending.find(({ name }) => name < latest)
  if (late)
    throw new MigrationRefused(
      `${late.name} comes before ${latest}, which is already applied. Give it a higher number.`,
    )
  return pending
}

async function apply(owner: pg.ClientBase, { name, text, sha256 }: Migration): Promise<void> {
  try {
    await runInTransaction(owner, text, () =>
      owner.query('insert into public.schema_migrations (name, sha256) values ($1, $2)', [name, sha256]),
    )
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The migration ${name} failed and was rolled back: ${reason}`, { cause })
  }
}

/** The lock timeout makes a migration of a busy table fail instead of blocking all requests behind it. */
async function runInTransaction(
  owner: pg.ClientBase,
  statements: string,
  afterwards?: () => Promise<unknown>,
): Promise<void> {
  await owner.query("begin; set local lock_timeout = '3s'; set local search_path = public")
  try {
    await owner.query(statements)
    await afterwards?.()
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback').catch(() => {})
    throw error
  }
}
