import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { MemberStatement } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { readKeptResult, withoutOwnTaste } from '../kept-result.rules.ts'
import type { PairingChanges } from '../vault.contract.ts'
import type { PageCursor } from './page-cursor.ts'
import {
  isDuplicateConflict,
  removeOldLookUps,
  removePairings,
  restorePairing,
  restoreRemoved,
} from './removed-pairings.store.ts'
import { createShareCode, isShareCode } from './share-code.ts'
import { readSharedPairing, type SharedPairing } from './shared-pairing.store.ts'
import {
  columnsWithResult,
  type OpenedPairingRow,
  type PairingIds,
  type PairingText,
  type PairingToKeep,
  publicColumns,
  type SavedPairingRow,
  savedPairings,
  toSavedPairingRow,
} from './vault.tables.ts'
import { isInVaultOf, pageQuery, readPage, type VaultPage, type VaultQuery } from './vault-page.store.ts'
import {
  listLatestCigarIds,
  listRatedPairings,
  upsertPreservingNotes,
  upsertWithNewNotes,
} from './vault-statements.store.ts'
import { readSummary, type VaultSummary } from './vault-summary.store.ts'

/** Every method reads and writes one member's rows only; other rows do not exist for it. */
export interface VaultStore {
  /** The same pairing on the same UTC day is one row, with the latest notes. */
  save(memberId: string, pairing: PairingToKeep): Promise<UpsertedPairing>
  /** Like `save`, but the notes of an existing row stay as they are. */
  savePreservingNotes(memberId: string, pairing: PairingToKeep): Promise<UpsertedPairing>
  /** Replaces the notes of today's row if it still has those of `pairing`. Resolves with whether there was such a row. */
  replaceNotes(memberId: string, pairing: PairingText, notes: string): Promise<boolean>
  find(memberId: string, id: string): Promise<OpenedPairingRow | undefined>
  list(memberId: string, question: VaultQuery): Promise<VaultPage>
  summarize(memberId: string, day: string): Promise<VaultSummary>
  /** The newest first. */
  listAfter(memberId: string, after: PageCursor | undefined, limit: number): Promise<SavedPairingRow[]>
  change(memberId: string, id: string, changes: PairingChanges): Promise<SavedPairingRow | undefined>
  /** Resolves with whether it was in the vault. */
  remove(memberId: string, id: string): Promise<boolean>
  /** Possible for a day. If the same pairing was saved again meanwhile, resolves with that row. */
  restore(memberId: string, id: string): Promise<SavedPairingRow | undefined>
  /** Removes those that were only looked up, a month ago or longer. */
  removeOldLookUps(memberId: string): Promise<{ removed: number; removed_at: string | null }>
  /** Removes those of them that are in the vault. */
  removeAll(memberId: string, ids: readonly string[]): Promise<{ ids: string[]; removed_at: string | null }>
  /** Restores what was removed at that time. */
  restoreRemoved(memberId: string, removedAt: string): Promise<{ restored: number }>
  /** Publishes the pairing; repeated calls keep the share code. */
  share(memberId: string, id: string): Promise<SavedPairingRow | undefined>
  /** Sharing again creates another code, so the old link stays dead. */
  unshare(memberId: string, id: string): Promise<SavedPairingRow | undefined>
  /** Needs only the code, not an account. */
  findShared(code: string): Promise<SharedPairing | undefined>
  /** Copies it into the member's vault. An existing row of the same pairing and day is unchanged. */
  saveShared(memberId: string, code: string): Promise<UpsertedPairing | undefined>
  /** The latest rated pairings. */
  listRated(memberId: string, limit: number): Promise<(PairingIds & { rating: number })[]>
  /** Of the latest pairings; null if the catalogue does not have the cigar. */
  listLatestCigarIds(memberId: string, limit: number): Promise<(string | null)[]>
}

export type UpsertedPairing = SavedPairingRow & { isNew: boolean }

const { cigar_name, pairing_type, pairing_name, notes, id, saved_on, repetition } = savedPairings
const { share_code, status, tried_on } = savedPairings

export function openVaultStore({
  inTransaction,
  orm,
  runAsMember,
}: Pick<Database, 'inTransaction' | 'orm' | 'runAsMember'>): VaultStore {
  const upsert = async (
    statement: MemberStatement,
    memberId: string,
    { cigar_name, pairing_type, pairing_name, notes, cigar_id, drink_id, result }: PairingToKeep,
  ): Promise<UpsertedPairing> => {
    const words = [cigar_name, pairing_type, pairing_name, notes, cigar_id, drink_id]
    const values = [...words, result && JSON.stringify(result)]
    const [row] = await runAsMember<UpsertedPairing>(statement, memberId, ...values)
    const { isNew, ...saved } = row!
    return { ...toSavedPairingRow(saved), isNew }
  }
  const updateRow = (memberId: string, pairingId: string, change: PgUpdateSetSource<typeof savedPairings>) =>
    inTransaction(memberId, async transaction => {
      const isRow = and(eq(id, pairingId), isInVaultOf(memberId))
      const [row] = await transaction.update(savedPairings).set(change).where(isRow).returning(publicColumns)
      return row && toSavedPairingRow(row)
    })
  return {
    save: (memberId, pairing) => upsert(upsertWithNewNotes, memberId, pairing),
    savePreservingNotes: (memberId, pairing) => upsert(upsertPreservingNotes, memberId, pairing),
    replaceNotes: (memberId, pairing, newNotes) =>
      inTransaction(memberId, async transaction => {
        const isToday = and(eq(saved_on, sql`(now() at time zone 'UTC')::date`), eq(repetition, 0))
        const { rowCount } = await transaction
          .update(savedPairings)
          .set({ notes: newNotes })
          .where(and(isSame(pairing), isToday, eq(notes, pairing.notes), isInVaultOf(memberId)))
        return rowCount === 1
      }),
    find: (memberId, pairingId) =>
      inTransaction(memberId, transaction => findRow(transaction, memberId, eq(id, pairingId))),
    list: (memberId, query) => readPage(orm, memberId, query),
    summarize: (memberId, day) => readSummary(orm, memberId, day),
    listAfter: (memberId, after, limit) =>
      inTransaction(memberId, async transaction => {
        const query = { q: '', type: undefined, order: 'newest', after } as const
        const rows = await pageQuery(transaction, memberId, query, limit)
        return rows.map(toSavedPairingRow)
      }),
    change: (memberId, pairingId, changes) => updateRow(memberId, pairingId, toColumns(changes)),
    remove: async (memberId, pairingId) =>
      (await updateRow(memberId, pairingId, { deleted_at: sql`now()` })) !== undefined,
    async restore(memberId, pairingId) {
      const restore = () =>
        inTransaction(memberId, transaction => restorePairing(transaction, memberId, pairingId))
      // The pairing was saved again during the transaction; a second attempt finds that row.
      const row = await restore().catch(failure => {
        if (isDuplicateConflict(failure)) return restore()
        throw failure
      })
      return row && toSavedPairingRow(row)
    },
    removeAll: (memberId, ids) =>
      inTransaction(memberId, transaction => removePairings(transaction, memberId, ids)),
    removeOldLookUps: memberId =>
      inTransaction(memberId, transaction => removeOldLookUps(transaction, memberId)),
    restoreRemoved: (memberId, removedAt) =>
      inTransaction(memberId, transaction => restoreRemoved(transaction, memberId, removedAt)),
    share: (memberId, pairingId) =>
      updateRow(memberId, pairingId, { share_code: sql`coalesce(${share_code}, ${createShareCode()})` }),
    unshare: (memberId, pairingId) => updateRow(memberId, pairingId, { share_code: null }),
    async findShared(code) {
      if (!isShareCode(code)) return undefined
      return inTransaction(undefined, transaction => readSharedPairing(transaction, code))
    },
    async saveShared(memberId, code) {
      if (!isShareCode(code)) return undefined
      const { ownRow, shared } = await inTransaction(memberId, async transaction => {
        const found = await findRow(transaction, memberId, eq(share_code, code))
        return found ? { ownRow: found } : { shared: await readSharedPairing(transaction, code) }
      })
      if (ownRow) {
        const { result: _, ...row } = ownRow
        return { ...row, isNew: false }
      }
      if (!shared) return undefined
      const kept = readKeptResult(shared.result)
      const result = kept && withoutOwnTaste(kept)
      return upsert(upsertPreservingNotes, memberId, { ...shared, result })
    },
    listRated: (memberId, limit) => runAsMember(listRatedPairings, memberId, limit),
    async listLatestCigarIds(memberId, limit) {
      const rows = await runAsMember<Pick<PairingIds, 'cigar_id'>>(listLatestCigarIds, memberId, limit)
      return rows.map(({ cigar_id }) => cigar_id)
    },
  }
}

/**
 * A day without a status makes it tried; tried without a day means the one it has, or today. A rating makes it tried on
 * no known day, and without the rating that is taken back.
 */
function toColumns({ status: newStatus, tried_on: day, own_notes, ...changes }: PairingChanges) {
  const told = day === undefined ? newStatus : 'tried'
  const today = sql`coalesce(${tried_on}, (now() at time zone 'UTC')::date)`
  return {
    ...changes,
    ...(own_notes !== undefined && { own_notes: own_notes || null }),
    ...(changes.rating !== undefined && { status: statusByRating(changes.rating) }),
    ...(told && { status: told, tried_on: told === 'tried' ? (day ?? today) : null }),
  }
}

function statusByRating(rating: number | null): SQL {
  return rating === null
    ? sql`case when ${tried_on} is null and ${status} = 'tried' then 'looked up' else ${status} end`
    : sql`'tried'`
}

function isSame(pairing: PairingText): SQL {
  return and(
    eq(cigar_name, pairing.cigar_name),
    eq(pairing_type, pairing.pairing_type),
    eq(pairing_name, pairing.pairing_name),
  )!
}

async function findRow(transaction: Transaction, memberId: string, condition: SQL) {
  const [row] = await transaction
    .select(columnsWithResult)
    .from(savedPairings)
    .where(and(condition, isInVaultOf(memberId)))
  return row && toSavedPairingRow(row)
}
