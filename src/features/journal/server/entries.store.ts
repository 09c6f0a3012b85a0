import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { memberQuery } from '#platform/server/database/member-statement.ts'
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

/** Values: the limit. One statement: every advice reads it for the taste. */
const listRatedEntries = memberQuery(
  'list-rated-entries',
  `select line_id as cigar_id, drink_id, rating from tasting_journal where user_id = $1::uuid
    order by smoked_at desc, created_at desc, id desc limit $2::int`,
)

export function openEntriesStore({
  inTransaction,
  runAsMember,
}: Pick<Database, 'inTransaction' | 'runAsMember'>): EntriesStore {
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
    listRated: (memberId, limit) => runAsMember(listRatedEntries, memberId, limit),
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
