import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { PagePlace } from './page-place.ts'
import { hasTwin, putBack } from './put-back.ts'
import { isKeptBy, pageOf, readPage, type VaultPage, type VaultQuestion } from './read-page.ts'
import { freshCode, isCode, readShared, type SharedPairing } from './share-pairing.ts'
import {
  asKept,
  type KeptPairing,
  type PairingIds,
  type PairingWords,
  savedPairings,
  toldColumns,
} from './vault.tables.ts'

/** Every method reads and writes one member's rows only; other rows do not exist for it. */
export interface VaultStore {
  /** The same pairing on the same UTC day is one row, with the latest notes. */
  save(memberId: string, pairing: PairingWords & PairingIds): Promise<JustKept>
  /** Like `save`, but an existing row keeps its notes. */
  keep(memberId: string, pairing: PairingWords & PairingIds): Promise<JustKept>
  /** Replaces the notes of today's row if it still has those of `pairing`. Resolves with whether there was such a row. */
  replaceNotes(memberId: string, pairing: PairingWords, notes: string): Promise<boolean>
  find(memberId: string, id: string): Promise<KeptPairing | undefined>
  list(memberId: string, question: VaultQuestion): Promise<VaultPage>
  /** The newest first. */
  leaf(memberId: string, after: PagePlace | undefined, limit: number): Promise<KeptPairing[]>
  rate(memberId: string, id: string, rating: number | null): Promise<KeptPairing | undefined>
  /** Resolves with whether it was in the vault. */
  remove(memberId: string, id: string): Promise<boolean>
  /** Possible for a day. If the same pairing was saved again meanwhile, resolves with that row. */
  restore(memberId: string, id: string): Promise<KeptPairing | undefined>
  /** Publishes the pairing; repeated calls keep the share code. */
  share(memberId: string, id: string): Promise<KeptPairing | undefined>
  /** Sharing again creates another code, so the old link stays dead. */
  unshare(memberId: string, id: string): Promise<KeptPairing | undefined>
  /** Needs only the code, not an account. */
  findShared(code: string): Promise<SharedPairing | undefined>
  /** Copies it into the member's vault. An existing row of the same pairing and day is unchanged. */
  keepShared(memberId: string, code: string): Promise<JustKept | undefined>
  /** The latest rated pairings. */
  rated(memberId: string, limit: number): Promise<(PairingIds & { rating: number })[]>
}

export type JustKept = KeptPairing & { isNew: boolean }

const {
  user_id,
  cigar_name,
  pairing_type,
  pairing_name,
  notes,
  rating,
  created_at,
  id,
  saved_on,
  deleted_at,
} = savedPairings
const { cigar_id, drink_id, share_code } = savedPairings

export function openVaultStore({ inTransaction }: Pick<Database, 'inTransaction'>): VaultStore {
  const updateRow = (memberId: string, pairingId: string, change: PgUpdateSetSource<typeof savedPairings>) =>
    inTransaction(memberId, async transaction => {
      const isRow = and(eq(id, pairingId), isKeptBy(memberId))
      const [row] = await transaction.update(savedPairings).set(change).where(isRow).returning(toldColumns)
      return row && asKept(row)
    })
  return {
    save: (memberId, pairing) =>
      inTransaction(memberId, transaction => upsert(transaction, memberId, pairing, pairing.notes)),
    keep: (memberId, pairing) =>
      inTransaction(memberId, transaction => upsert(transaction, memberId, pairing, sql`${notes}`)),
    replaceNotes: (memberId, pairing, newNotes) =>
      inTransaction(memberId, async transaction => {
        const isToday = eq(saved_on, sql`(now() at time zone 'UTC')::date`)
        const { rowCount } = await transaction
          .update(savedPairings)
          .set({ notes: newNotes })
          .where(and(isSame(pairing), isToday, eq(notes, pairing.notes), isKeptBy(memberId)))
        return rowCount === 1
      }),
    find: (memberId, pairingId) =>
      inTransaction(memberId, transaction => findRow(transaction, memberId, eq(id, pairingId))),
    list: (memberId, query) => inTransaction(memberId, transaction => readPage(transaction, memberId, query)),
    leaf: (memberId, after, limit) =>
      inTransaction(memberId, async transaction => {
        const query = { q: '', type: undefined, order: 'newest', after } as const
        const rows = await pageOf(transaction, memberId, query, limit)
        return rows.map(asKept)
      }),
    rate: (memberId, pairingId, stars) => updateRow(memberId, pairingId, { rating: stars }),
    remove: async (memberId, pairingId) =>
      (await updateRow(memberId, pairingId, { deleted_at: sql`now()` })) !== undefined,
    async restore(memberId, pairingId) {
      const restore = () => inTransaction(memberId, transaction => putBack(transaction, memberId, pairingId))
      // The pairing was saved again during the transaction; a second attempt finds that row.
      const row = await restore().catch(failure => {
        if (hasTwin(failure)) return restore()
        throw failure
      })
      return row && asKept(row)
    },
    share: (memberId, pairingId) =>
      updateRow(memberId, pairingId, { share_code: sql`coalesce(${share_code}, ${freshCode()})` }),
    unshare: (memberId, pairingId) => updateRow(memberId, pairingId, { share_code: null }),
    async findShared(code) {
      if (!isCode(code)) return undefined
      return inTransaction(undefined, transaction => readShared(transaction, code))
    },
    async keepShared(memberId, code) {
      if (!isCode(code)) return undefined
      return inTransaction(memberId, async transaction => {
        const ownRow = await findRow(transaction, memberId, eq(share_code, code))
        if (ownRow) return { ...ownRow, isNew: false }
        const shared = await readShared(transaction, code)
        return shared && upsert(transaction, memberId, shared, sql`${notes}`)
      })
    },
    rated: (memberId, limit) =>
      inTransaction(memberId, transaction =>
        transaction
          .select({ cigar_id, drink_id, rating: sql<number>`${rating}` })
          .from(savedPairings)
          .where(and(isKeptBy(memberId), isNotNull(rating)))
          .orderBy(desc(created_at), desc(id))
          .limit(limit),
      ),
  }
}

function isSame(pairing: PairingWords): SQL {
  return and(
    eq(cigar_name, pairing.cigar_name),
    eq(pairing_type, pairing.pairing_type),
    eq(pairing_name, pairing.pairing_name),
  )!
}

async function findRow(transaction: Transaction, memberId: string, condition: SQL) {
  const [row] = await transaction
    .select(toldColumns)
    .from(savedPairings)
    .where(and(condition, isKeptBy(memberId)))
  return row && asKept(row)
}

async function upsert(
  transaction: Transaction,
  memberId: string,
  pairing: PairingWords & PairingIds,
  notesIfExists: string | SQL,
): Promise<JustKept> {
  const [row] = await transaction
    .insert(savedPairings)
    .values({ ...pairing, user_id: memberId })
    .onConflictDoUpdate({
      target: [user_id, cigar_name, pairing_type, pairing_name, saved_on],
      targetWhere: isNull(deleted_at),
      set: {
        notes: notesIfExists,
        cigar_id: sql`coalesce(excluded.cigar_id, ${cigar_id})`,
        drink_id: sql`coalesce(excluded.drink_id, ${drink_id})`,
      },
    })
    .returning({ ...toldColumns, isNew: sql<boolean>`old.id is null` })
  const { isNew, ...saved } = row!
  return { ...asKept(saved), isNew }
}
