import type { Database } from '#platform/server/database/open-database.ts'

/** On disk, with indexes. */
export async function readDatabaseBytes({ service }: Pick<Database, 'service'>): Promise<number> {
  const { rows } = await service.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  )
  return Number(rows[0]!.bytes)
}

/** What the tables with pictures take on disk: those that hold the bytes of a file as their content. */
export async function readPictureBytes({ service }: Pick<Database, 'service'>): Promise<number> {
  const { rows } = await service.query<{ bytes: string }>(
    `select coalesce(sum(pg_total_relation_size(attrelid)), 0) as bytes
     from pg_attribute join pg_class c on c.oid = attrelid
     where attname = 'content' and atttypid = 'bytea'::regtype and not attisdropped
       and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
  )
  return Number(rows[0]!.bytes)
}

/** The names of the migrations that the database has had. */
export async function readAppliedMigrations({ app }: Pick<Database, 'app'>): Promise<string[]> {
  const { rows } = await app.query<{ name: string }>('select name from schema_migrations order by name')
  return rows.map(({ name }) => name)
}
