import type { Database } from '#platform/server/database/open-database.ts'

/** On disk, with indexes. */
export async function readDatabaseBytes({ service }: Pick<Database, 'service'>): Promise<number> {
  const { rows } = await service.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  )
  return Number(rows[0]!.bytes)
}
