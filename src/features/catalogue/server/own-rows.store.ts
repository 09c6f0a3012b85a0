import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { query } from '#platform/server/database/run-query.ts'
import type { CatalogueKind, FileRow } from '../catalogue-row.contract.ts'
import type { OwnRow } from './merge-own-rows.ts'

/** One that was given up stays, so that two admins do not undo each other unseen. */
export interface StoredOwnRow extends OwnRow, Record<string, unknown> {
  version: number
  changed_at: string
  changed_by: string | null
  is_given_up: boolean
}

type Reader = Pick<Database, 'service'>['service'] | Transaction

const columns = sql`o.kind, o.id, o.facts, o.version, o.changed_at, o.given_up_at is not null as is_given_up,
  nullif(trim(p.full_name), '') as changed_by`
const ownRows = sql`catalogue_own_rows o left join profiles p on p.id = o.changed_by`

/** Those in force, the first one first. */
export function listOwnRows(executor: Reader): Promise<StoredOwnRow[]> {
  return query(
    executor,
    sql`select ${columns} from ${ownRows} where o.given_up_at is null order by o.changed_at, o.kind, o.id`,
  )
}

export async function findOwnRow(
  executor: Reader,
  { kind, id }: Pick<OwnRow, 'kind' | 'id'>,
): Promise<StoredOwnRow | undefined> {
  const [found] = await query<StoredOwnRow>(
    executor,
    sql`select ${columns} from ${ownRows} where o.kind = ${kind} and o.id = ${id}`,
  )
  return found
}

interface OwnRowChange {
  kind: CatalogueKind
  id: string
  facts: FileRow
  /** That the change was made to; 0: there was none. */
  version: number
  changedBy: string | null
}

/** False if there is another version. */
export async function writeOwnRow(transaction: Transaction, change: OwnRowChange): Promise<boolean> {
  const { kind, id, facts, version, changedBy } = change
  const cells = sql`${JSON.stringify(facts)}::jsonb`
  const written = await query(
    transaction,
    version === 0
      ? sql`insert into catalogue_own_rows (kind, id, facts, changed_by) values (${kind}, ${id}, ${cells}, ${changedBy})
          on conflict (kind, id) do nothing returning id`
      : sql`update catalogue_own_rows
          set facts = ${cells}, version = version + 1, changed_at = now(), changed_by = ${changedBy}, given_up_at = null
          where kind = ${kind} and id = ${id} and version = ${version} returning id`,
  )
  return written.length > 0
}

/** False if there is another version, or if it was given up before. */
export async function giveUpOwnRow(
  transaction: Transaction,
  { kind, id, version, changedBy }: Omit<OwnRowChange, 'facts'>,
): Promise<boolean> {
  const given = await query(
    transaction,
    sql`update catalogue_own_rows
      set given_up_at = now(), version = version + 1, changed_at = now(), changed_by = ${changedBy}
      where kind = ${kind} and id = ${id} and version = ${version} and given_up_at is null returning id`,
  )
  return given.length > 0
}

/** Saved or given up after this moment. */
export async function countOwnRowsChangedSince(
  { service }: Pick<Database, 'service'>,
  since: Date,
): Promise<number> {
  const [counted] = await query<{ count: number }>(
    service,
    sql`select count(*)::int as count from catalogue_own_rows where changed_at > ${since.toISOString()}`,
  )
  return counted!.count
}
