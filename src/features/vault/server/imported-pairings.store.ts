import { type SQL, sql } from 'drizzle-orm'
import type { KnownChoice } from '#platform/known-rows.contract.ts'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { PairingToImport } from './import/read-row.ts'
import { savedPairings } from './vault.tables.ts'

/** Every method reads and writes one member's rows only. */
export interface ImportedPairings {
  /** Splits the pairings into those that the vault lacks and those that it has. */
  separateKnown(memberId: string, pairings: readonly PairingToImport[]): Promise<SeparatedPairings>
  /** All or none. Resolves with how many pairings the import has, also if it was saved before. */
  save(
    memberId: string,
    importId: string,
    pairings: readonly PairingToImport[],
    known: KnownChoice,
  ): Promise<number>
  /** They can be restored by the time of their removal. */
  remove(memberId: string, importId: string): Promise<{ removed: number; removed_at: string | null }>
}

interface SeparatedPairings {
  unknown: PairingToImport[]
  known: PairingToImport[]
}

export function openImportedPairings({ inTransaction }: Pick<Database, 'inTransaction'>): ImportedPairings {
  return {
    separateKnown: (memberId, pairings) =>
      inTransaction(memberId, transaction => separateKnown(transaction, memberId, pairings)),
    save: (memberId, importId, pairings, choice) =>
      inTransaction(memberId, async transaction => {
        // Two imports of a member at the same moment would both find that the vault lacks a pairing.
        await transaction.execute(
          sql`select pg_advisory_xact_lock(hashtext('imported pairings'), hashtext(${memberId}))`,
        )
        const saved = await transaction.$count(savedPairings, isOfImport(memberId, importId))
        if (saved > 0) return saved
        const { unknown } = await separateKnown(transaction, memberId, pairings)
        return insert(transaction, memberId, importId, choice === 'add' ? pairings : unknown)
      }),
    remove: (memberId, importId) =>
      inTransaction(memberId, async transaction => {
        const removed = await transaction
          .update(savedPairings)
          .set({ deleted_at: sql`now()` })
          .where(isOfImport(memberId, importId))
          .returning({ deleted_at: savedPairings.deleted_at })
        return { removed: removed.length, removed_at: removed[0]?.deleted_at?.toISOString() ?? null }
      }),
  }
}

/**
 * Known is a row that was imported, and one that says nothing else than the vault does of the pair on the same day, without
 * a date on any day.
 */
async function separateKnown(
  transaction: Transaction,
  memberId: string,
  pairings: readonly PairingToImport[],
): Promise<SeparatedPairings> {
  // Two statements, each with an index or a hash: joined by `or` every row would be compared with the whole vault.
  const { rows } = await transaction.execute<{ line: number }>(sql`
    with sent as materialized (select * from ${recordsOf(pairings)})
    select sent.line from sent
    where exists (select from ${savedPairings} own where own.user_id = ${memberId} and own.deleted_at is null
      and own.import_key = sent.import_key)
    union
    select sent.line from sent
    where exists (
      select from ${savedPairings} own where own.user_id = ${memberId} and own.deleted_at is null
        and own.cigar_name = sent.cigar_name and own.pairing_type = sent.pairing_type
        and own.pairing_name = sent.pairing_name
        and (sent.created_at is null or own.saved_on = (sent.created_at at time zone 'UTC')::date
          or sent.is_dated_by_trial and own.tried_on = sent.tried_on)
        and coalesce(own.rating = sent.rating, sent.rating is null)
        and (sent.status = 'looked up' or own.status = sent.status)
        and coalesce(own.own_notes = sent.own_notes, sent.own_notes is null)
        and (sent.notes = '' or own.notes = sent.notes))`)
  const knownLines = new Set(rows.map(({ line }) => line))
  return {
    unknown: pairings.filter(({ line }) => !knownLines.has(line)),
    known: pairings.filter(({ line }) => knownLines.has(line)),
  }
}

/** The last row first: ids grow, and of pairings with the same time the vault lists the greatest id first. */
async function insert(
  transaction: Transaction,
  memberId: string,
  importId: string,
  pairings: readonly PairingToImport[],
): Promise<number> {
  const { rowCount } = await transaction.execute(sql`
    insert into ${savedPairings} (user_id, cigar_name, pairing_type, pairing_name, notes, rating, status, tried_on,
      own_notes, cigar_id, drink_id, created_at, result, import_id, import_key, repetition)
    select ${memberId}::uuid, cigar_name, pairing_type, pairing_name, notes, rating, status, tried_on,
      own_notes, cigar_id, drink_id, coalesce(created_at, now()),
      case when score is not null then jsonb_build_object('score', score) end, ${importId}::uuid, import_key,
      (select coalesce(max(own.repetition) + 1, 0) from ${savedPairings} own where own.user_id = ${memberId}
        and own.deleted_at is null and own.cigar_name = sent.cigar_name and own.pairing_type = sent.pairing_type
        and own.pairing_name = sent.pairing_name
        and own.saved_on = (coalesce(sent.created_at, now()) at time zone 'UTC')::date)
      + row_number() over (partition by cigar_name, pairing_type, pairing_name,
        (coalesce(created_at, now()) at time zone 'UTC')::date order by line) - 1
    from ${recordsOf(pairings)} order by line desc
    on conflict (user_id, cigar_name, pairing_type, pairing_name, saved_on, repetition) where deleted_at is null
    do nothing`)
  return rowCount ?? 0
}

function recordsOf(pairings: readonly PairingToImport[]): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(pairings)}::jsonb) sent (
    line int, cigar_name text, pairing_type text, pairing_name text, notes text, rating smallint, status text,
    tried_on date, own_notes text, cigar_id text, drink_id text, score smallint, created_at timestamptz,
    is_dated_by_trial boolean, import_key text)`
}

function isOfImport(memberId: string, importId: string): SQL {
  const { user_id, import_id, deleted_at } = savedPairings
  return sql`${user_id} = ${memberId} and ${import_id} = ${importId} and ${deleted_at} is null`
}
