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

/** Every question is about one member's rows; what is not theirs is not there. */
export interface VaultStore {
  /** The same pairing on the same day (UTC) stays one row, with the latest notes. */
  save(memberId: string, pairing: PairingWords & PairingIds): Promise<JustKept>
  /** The same; but where there is such a row already, it keeps its own notes. */
  keep(memberId: string, pairing: PairingWords & PairingIds): Promise<JustKept>
  /** Other notes for the row that this pairing has today, where it has those; no row is made. Whether there was one. */
  retell(memberId: string, pairing: PairingWords, notes: string): Promise<boolean>
  find(memberId: string, id: string): Promise<KeptPairing | undefined>
  list(memberId: string, question: VaultQuestion): Promise<VaultPage>
  /** So many rows after a place, the newest first. */
  leaf(memberId: string, after: PagePlace | undefined, limit: number): Promise<KeptPairing[]>
  rate(memberId: string, id: string, rating: number | null): Promise<KeptPairing | undefined>
  /** Whether it was there. */
  remove(memberId: string, id: string): Promise<boolean>
  /** Within a day. Where the same pairing was saved again meanwhile, that row is the answer. */
  restore(memberId: string, id: string): Promise<KeptPairing | undefined>
  /** Gives the pairing a page that others can read; asked again, it is the same one. */
  share(memberId: string, id: string): Promise<KeptPairing | undefined>
  /** Shared again later it has another code: whoever had the old one is not let back in. */
  unshare(memberId: string, id: string): Promise<KeptPairing | undefined>
  /** For whoever knows the code, with an account or without. */
  findShared(code: string): Promise<SharedPairing | undefined>
  /** Into the member's own vault. What they have of the same pairing and day stays as it is. */
  keepShared(memberId: string, code: string): Promise<JustKept | undefined>
  /** The latest that have stars. */
  rated(memberId: string, limit: number): Promise<(PairingIds & { rating: number })[]>
}

/** With whether the row was made just now. */
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
  const changeOne = (memberId: string, wanted: string, change: PgUpdateSetSource<typeof savedPairings>) =>
    inTransaction(memberId, async transaction => {
      const isWanted = and(eq(id, wanted), isKeptBy(memberId))
      const [row] = await transaction.update(savedPairings).set(change).where(isWanted).returning(toldColumns)
      return row && asKept(row)
    })
  return {
    save: (memberId, pairing) =>
      inTransaction(memberId, transaction => upsert(transaction, memberId, pairing, pairing.notes)),
    keep: (memberId, pairing) =>
      inTransaction(memberId, transaction => upsert(transaction, memberId, pairing, sql`${notes}`)),
    retell: (memberId, pairing, told) =>
      inTransaction(memberId, async transaction => {
        const isToday = eq(saved_on, sql`(now() at time zone 'UTC')::date`)
        const { rowCount } = await transaction
          .update(savedPairings)
          .set({ notes: told })
          .where(and(isSame(pairing), isToday, eq(notes, pairing.notes), isKeptBy(memberId)))
        return rowCount === 1
      }),
    find: (memberId, wanted) =>
      inTransaction(memberId, transaction => findOne(transaction, memberId, eq(id, wanted))),
    list: (memberId, question) =>
      inTransaction(memberId, transaction => readPage(transaction, memberId, question)),
    leaf: (memberId, after, limit) =>
      inTransaction(memberId, async transaction => {
        const question = { q: '', type: undefined, order: 'newest', after } as const
        const rows = await pageOf(transaction, memberId, question, limit)
        return rows.map(asKept)
      }),
    rate: (memberId, wanted, stars) => changeOne(memberId, wanted, { rating: stars }),
    remove: async (memberId, wanted) =>
      (await changeOne(memberId, wanted, { deleted_at: sql`now()` })) !== undefined,
    async restore(memberId, wanted) {
      const restore = () => inTransaction(memberId, transaction => putBack(transaction, memberId, wanted))
      // Saved again between the look and the change: the second time that row is seen.
      const row = await restore().catch(failure => {
        if (hasTwin(failure)) return restore()
        throw failure
      })
      return row && asKept(row)
    },
    share: (memberId, wanted) =>
      changeOne(memberId, wanted, { share_code: sql`coalesce(${share_code}, ${freshCode()})` }),
    unshare: (memberId, wanted) => changeOne(memberId, wanted, { share_code: null }),
    async findShared(code) {
      if (!isCode(code)) return undefined
      return inTransaction(undefined, transaction => readShared(transaction, code))
    },
    async keepShared(memberId, code) {
      if (!isCode(code)) return undefined
      return inTransaction(memberId, async transaction => {
        const own = await findOne(transaction, memberId, eq(share_code, code))
        if (own) return { ...own, isNew: false }
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

async function findOne(transaction: Transaction, memberId: string, isWanted: SQL) {
  const [row] = await transaction
    .select(toldColumns)
    .from(savedPairings)
    .where(and(isWanted, isKeptBy(memberId)))
  return row && asKept(row)
}

async function upsert(
  transaction: Transaction,
  memberId: string,
  pairing: PairingWords & PairingIds,
  notesOfTwin: string | SQL,
): Promise<JustKept> {
  const [row] = await transaction
    .insert(savedPairings)
    .values({ ...pairing, user_id: memberId })
    .onConflictDoUpdate({
      target: [user_id, cigar_name, pairing_type, pairing_name, saved_on],
      targetWhere: isNull(deleted_at),
      set: {
        notes: notesOfTwin,
        cigar_id: sql`coalesce(excluded.cigar_id, ${cigar_id})`,
        drink_id: sql`coalesce(excluded.drink_id, ${drink_id})`,
      },
    })
    .returning({ ...toldColumns, isNew: sql<boolean>`old.id is null` })
  const { isNew, ...kept } = row!
  return { ...asKept(kept), isNew }
}
