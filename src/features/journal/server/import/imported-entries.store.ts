import { type SQL, sql } from 'drizzle-orm'
import type { KnownChoice } from '#platform/known-rows.contract.ts'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { findKnownRows } from '#platform/server/find-known-rows.ts'
import { maxEntries } from '../../journal.contract.ts'
import type { EntryValues } from '../journal.tables.ts'
import { keysOfStored, type StoredEntryOfDay } from './entry-keys.ts'
import { nameBasedUuid } from './name-based-uuid.ts'

export interface EntryRecord extends Omit<EntryValues, 'smoked_at'> {
  /** In the file, from 1. */
  line: number
  smoked_at: string
  import_key: string
}

/** Lines of the file: which are added, and which the journal has already. */
export type ImportPlan = { added: ReadonlySet<number>; known: ReadonlySet<number> } | 'full'

/** Every method reads and writes one member's rows only. */
export interface ImportedEntriesStore {
  preview(memberId: string, entries: readonly EntryRecord[], known: KnownChoice): Promise<ImportPlan>
  /** All or none. An import that was saved before is not saved again. */
  save(
    memberId: string,
    importId: string,
    entries: readonly EntryRecord[],
    known: KnownChoice,
  ): Promise<ImportPlan>
  /** Entries that were changed or got a photo since the import stay. */
  undo(memberId: string, importId: string): Promise<{ removed: number; changed: number }>
}

export function openImportedEntries({
  inTransaction,
}: Pick<Database, 'inTransaction'>): ImportedEntriesStore {
  return {
    preview: (memberId, entries, known) =>
      inTransaction(memberId, transaction =>
        planImport(transaction, { memberId, importId: null, entries, known }),
      ),
    save: (memberId, importId, entries, known) =>
      inTransaction(memberId, async transaction => {
        const plan = await planImport(transaction, { memberId, importId, entries, known })
        if (plan === 'full') return plan
        const added = entries.filter(({ line }) => plan.added.has(line))
        await insertEntries(transaction, memberId, importId, added)
        return plan
      }),
    undo: (memberId, importId) =>
      inTransaction(memberId, async transaction => {
        const { rowCount } = await transaction.execute(sql`
          delete from tasting_journal entry where ${isOfImport(memberId, importId)} and version = 1
            and not exists (select from journal_photos photo
              where photo.user_id = entry.user_id and photo.entry_id = entry.id)`)
        const { rows } = await transaction.execute<{ left: number }>(
          sql`select count(*)::int as left from tasting_journal where ${isOfImport(memberId, importId)}`,
        )
        return { removed: rowCount ?? 0, changed: rows[0]?.left ?? 0 }
      }),
  }
}

interface ImportToPlan {
  memberId: string
  importId: string | null
  entries: readonly EntryRecord[]
  known: KnownChoice
}

/** Entries of the import itself do not count, so that a repeated one answers the same. */
async function planImport(
  transaction: Transaction,
  { memberId, importId, entries, known: choice }: ImportToPlan,
): Promise<ImportPlan> {
  // Not `is distinct from`: without an import both sides are null.
  const isOther = sql`own.user_id = ${memberId} and coalesce(own.import_id <> ${importId}::uuid, true)`
  const stored = await transaction.execute<StoredEntryOfDay & Record<string, unknown>>(sql`
    with sent as materialized (select * from ${recordsOf(entries)})
    select own.*, own.temperature::float8, own.humidity::float8,
      (own.smoked_at at time zone 'UTC')::date::text as smoked_on
    from tasting_journal own
    where ${isOther} and (lower(own.cigar_name) in (select lower(sent.cigar_name) from sent)
      or own.import_key in (select sent.import_key from sent))
    order by own.created_at, own.id`)
  const knownRows = findKnownRows(
    entries.map(({ import_key }) => import_key),
    stored.rows.map(keysOfStored),
  )
  const known = new Set(entries.flatMap(({ line }, index) => (knownRows.has(index) ? line : [])))
  const added = new Set(entries.flatMap(({ line }) => (choice === 'skip' && known.has(line) ? [] : line)))
  const others = await transaction.execute<{ count: number }>(
    sql`select count(*)::int from tasting_journal own where ${isOther}`,
  )
  if (added.size > 0 && (others.rows[0]?.count ?? 0) + added.size > maxEntries) return 'full'
  return { added, known }
}

/** The id follows from the import and the line, so that two calls at the same moment make one entry. */
async function insertEntries(
  transaction: Transaction,
  memberId: string,
  importId: string,
  entries: readonly EntryRecord[],
): Promise<void> {
  const records = entries.map(entry => ({ ...entry, id: nameBasedUuid(importId, String(entry.line)) }))
  await transaction.execute(sql`
    insert into tasting_journal (id, user_id, import_id, import_key, cigar_name, line_id, drink_name, drink_id, vitola, rating,
      notes, first_third, second_third, last_third, draw, burn, appearance, flavors, duration_minutes, temperature,
      humidity, smoked_at)
    select id, ${memberId}::uuid, ${importId}::uuid, import_key, cigar_name, line_id, drink_name,
      drink_id, vitola, rating, notes, first_third, second_third, last_third, draw, burn, appearance, flavors,
      duration_minutes, temperature, humidity, smoked_at
    from ${recordsOf(records)} on conflict do nothing`)
}

function recordsOf(entries: readonly EntryRecord[]): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) sent (
    line int, id uuid, import_key text, cigar_name text, line_id text, drink_name text, drink_id text, vitola text, rating smallint, notes text,
    first_third text, second_third text, last_third text, draw text, burn text, appearance text, flavors text[],
    duration_minutes smallint, temperature numeric, humidity numeric, smoked_at timestamptz)`
}

function isOfImport(memberId: string, importId: string): SQL {
  return sql`user_id = ${memberId} and import_id = ${importId}`
}
