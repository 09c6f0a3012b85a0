import type { Database } from '#platform/server/database/open-database.ts'
import type { OwnRow } from './merge-own-rows.ts'
import { listOwnRows } from './own-rows.store.ts'

/** The rows that the lounge has of its own, for the catalogue that is loaded at the start. */
export async function readOwnRows({ service }: Pick<Database, 'service'>): Promise<OwnRow[]> {
  return (await listOwnRows(service)).map(({ kind, id, facts }) => ({ kind, id, facts }))
}
