import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { maxEntries } from '../journal.contract.ts'
import { type EntriesFilter, type EntriesPage, readEntriesPage, selectEntries } from './entries-page.store.ts'
import type { EntryCursor } from './entry-cursor.ts'
import { type EntryValues, publicEntryColumns, type StoredEntry, tastingJournal } from './journal.tables.ts'

export type EntryUpdate = { [Field in keyof EntryValues]?: EntryValues[Field] | undefined }
export type NewEntryValues = EntryValues & { id: string | undefined }

/** Every method reads and writes one member's entries only; others do not exist for it. */
export interface EntriesStore {
  list(memberId: string, query: EntriesFilter & { after: EntryCursor | undefined }): Promise<EntriesPage>
  /** The latest first. */
  listAll(memberId: string): Promise<StoredEntry[]>
  find(memberId: string, entryId: string): Promise<StoredEntry | undefined>
  /** With an id that is there already, resolves with that entry. */
  add(memberId: string, values: NewEntryValues): Promise<{ entry: StoredEntry; isNew: boolean } | 'full'>
  /** Only if the entry has the expected version. */
  change(
    memberId: string,
    entryId: string,
    update: EntryUpdate,
    expected: number,
  ): Promise<StoredEntry | 'none' | { stale: StoredEntry }>
  /** Without an expected version whatever its version is. */
  remove(
    memberId: string,
    entryId: string,
    expected: number | undefined,
  ): Promise<'removed' | 'none' | { stale: StoredEntry }>
  /** The latest first. */
  listRated(
    memberId: string,
    limit: number,
  ): Promise<{ cigar_id: string | null; drink_id: string | null; rating: number }[]>
}

const { user_id, id, version } = tastingJournal

export function openEntriesStore({ inTransaction }: Pick<Database, 'inTransaction'>): EntriesStore {
  return {
    list: (memberId, query) =>
      inTransaction(memberId, transaction => readEntriesPage(transaction, memberId, query)),
    listAll: memberId =>
      inTransaction(memberId, transaction => selectEntries(transaction, eq(user_id, memberId), maxEntries)),
    find: (memberId, entryId) =>
      inTransaction(memberId, transaction => findEntry(transaction, memberId, entryId)),
    add: (memberId, values) =>
      inTransaction(memberId, async transaction => {
        const present = values.id && (await findEntry(transaction, memberId, values.id))
        if (present) return { entry: present, isNew: false }
        if ((await transaction.$count(tastingJournal, eq(user_id, memberId))) >= maxEntries) return 'full'
        const [added] = await transaction
          .insert(tastingJournal)
          .values({ user_id: memberId, ...values })
          .onConflictDoNothing()
          .returning(publicEntryColumns)
        // Two calls with one id at the same moment make one entry.
        const entry = added ?? (await findEntry(transaction, memberId, values.id ?? ''))
        return { entry: entry!, isNew: added !== undefined }
      }),
    change: (memberId, entryId, update, expected) =>
      inTransaction(memberId, async transaction => {
        const [changed] = await transaction
          .update(tastingJournal)
          .set({ ...update, version: sql`${version} + 1` })
          .where(and(isEntry(memberId, entryId), eq(version, expected)))
          .returning(publicEntryColumns)
        return changed ?? staleOrNone(transaction, memberId, entryId)
      }),
    remove: (memberId, entryId, expected) =>
      inTransaction(memberId, async transaction => {
        const isVersion = expected === undefined ? undefined : eq(version, expected)
        const { rowCount } = await transaction
          .delete(tastingJournal)
          .where(and(isEntry(memberId, entryId), isVersion))
        return rowCount === 1 ? 'removed' : staleOrNone(transaction, memberId, entryId)
      }),
    listRated: (memberId, limit) =>
      inTransaction(memberId, transaction =>
        transaction
          .select({
            cigar_id: tastingJournal.line_id,
            drink_id: tastingJournal.drink_id,
            rating: tastingJournal.rating,
          })
          .from(tastingJournal)
          .where(eq(user_id, memberId))
          .orderBy(sql`${tastingJournal.smoked_at} desc, ${tastingJournal.created_at} desc, ${id} desc`)
          .limit(limit),
      ),
  }
}

async function findEntry(
  transaction: Transaction,
  memberId: string,
  entryId: string,
): Promise<StoredEntry | undefined> {
  const [entry] = await selectEntries(transaction, isEntry(memberId, entryId), 1)
  return entry
}

async function staleOrNone(transaction: Transaction, memberId: string, entryId: string) {
  const stale = await findEntry(transaction, memberId, entryId)
  return stale ? { stale } : 'none'
}

const isEntry = (memberId: string, entryId: string) => and(eq(user_id, memberId), eq(id, entryId))!
