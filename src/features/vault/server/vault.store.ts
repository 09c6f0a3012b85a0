import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { MemberStatement } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { PageCursor } from './page-cursor.ts'
import { isDuplicateConflict, restorePairing } from './removed-pairings.store.ts'
import { createShareCode, isShareCode } from './share-code.ts'
import { readSharedPairing, type SharedPairing } from './shared-pairing.store.ts'
import {
  type PairingIds,
  type PairingText,
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

/** Every method reads and writes one member's rows only; other rows do not exist for it. */
export interface VaultStore {
  /** The same pairing on the same UTC day is one row, with the latest notes. */
  save(memberId: string, pairing: PairingText & PairingIds): Promise<UpsertedPairing>
  /** Like `save`, but the notes of an existing row stay as they are. */
  savePreservingNotes(memberId: string, pairing: PairingText & PairingIds): Promise<UpsertedPairing>
  /** Replaces the notes of today's row if it still has those of `pairing`. Resolves with whether there was such a row. */
  replaceNotes(memberId: string, pairing: PairingText, notes: string): Promise<boolean>
  find(memberId: string, id: string): Promise<SavedPairingRow | undefined>
  list(memberId: string, question: VaultQuery): Promise<VaultPage>
  /** The newest first. */
  listAfter(memberId: string, after: PageCursor | undefined, limit: number): Promise<SavedPairingRow[]>
  rate(memberId: string, id: string, rating: number | null): Promise<SavedPairingRow | undefined>
  /** Resolves with whether it was in the vault. */
  remove(memberId: string, id: string): Promise<boolean>
  /** Possible for a day. If the same pairing was saved again meanwhile, resolves with that row. */
  restore(memberId: string, id: string): Promise<SavedPairingRow | undefined>
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

const { cigar_name, pairing_type, pairing_name, notes, id, saved_on, share_code } = savedPairings

export function openVaultStore({
  inTransaction,
  orm,
  runAsMember,
}: Pick<Database, 'inTransaction' | 'orm' | 'runAsMember'>): VaultStore {
  const upsert = async (
    statement: MemberStatement,
    memberId: string,
    { cigar_name, pairing_type, pairing_name, notes, cigar_id, drink_id }: PairingText & PairingIds,
  ): Promise<UpsertedPairing> => {
    const values = [cigar_name, pairing_type, pairing_name, notes, cigar_id, drink_id]
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
        const isToday = eq(saved_on, sql`(now() at time zone 'UTC')::date`)
        const { rowCount } = await transaction
          .update(savedPairings)
          .set({ notes: newNotes })
          .where(and(isSame(pairing), isToday, eq(notes, pairing.notes), isInVaultOf(memberId)))
        return rowCount === 1
      }),
    find: (memberId, pairingId) =>
      inTransaction(memberId, transaction => findRow(transaction, memberId, eq(id, pairingId))),
    list: (memberId, query) => readPage(orm, memberId, query),
    listAfter: (memberId, after, limit) =>
      inTransaction(memberId, async transaction => {
        const query = { q: '', type: undefined, order: 'newest', after } as const
        const rows = await pageQuery(transaction, memberId, query, limit)
        return rows.map(toSavedPairingRow)
      }),
    rate: (memberId, pairingId, stars) => updateRow(memberId, pairingId, { rating: stars }),
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
      if (ownRow) return { ...ownRow, isNew: false }
      return shared && upsert(upsertPreservingNotes, memberId, shared)
    },
    listRated: (memberId, limit) => runAsMember(listRatedPairings, memberId, limit),
    async listLatestCigarIds(memberId, limit) {
      const rows = await runAsMember<Pick<PairingIds, 'cigar_id'>>(listLatestCigarIds, memberId, limit)
      return rows.map(({ cigar_id }) => cigar_id)
    },
  }
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
    .select(publicColumns)
    .from(savedPairings)
    .where(and(condition, isInVaultOf(memberId)))
  return row && toSavedPairingRow(row)
}
