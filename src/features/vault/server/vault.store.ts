import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { pairingsOnPage, type SavedPairing } from '../vault.contract.ts'
import type { PagePlace, VaultOrder } from './page-place.ts'
import { hasTwin, putBack } from './put-back.ts'
import { savedPairings, toldColumns } from './vault.tables.ts'

export type PairingToSave = Pick<SavedPairing, 'cigar_name' | 'pairing_type' | 'pairing_name' | 'notes'>
type PairingType = SavedPairing['pairing_type']

export interface VaultQuestion {
  /** Part of a name; empty means any. */
  q: string
  type: PairingType | undefined
  order: VaultOrder
  after: PagePlace | undefined
}

export interface VaultPage {
  pairings: SavedPairing[]
  hasMore: boolean
  /** In the whole vault, in the order of the alphabet. */
  types: PairingType[]
}

/** Every question is about one member's rows; what is not theirs is not there. */
export interface VaultStore {
  /** The same pairing on the same day (UTC) stays one row, with the latest notes. */
  save(memberId: string, pairing: PairingToSave): Promise<SavedPairing>
  list(memberId: string, question: VaultQuestion): Promise<VaultPage>
  rate(memberId: string, id: string, rating: number | null): Promise<SavedPairing | undefined>
  /** Whether it was there. */
  remove(memberId: string, id: string): Promise<boolean>
  /** Within a day. Where the same pairing was saved again meanwhile, that row is the answer. */
  restore(memberId: string, id: string): Promise<SavedPairing | undefined>
}

const { user_id, pairing_type, rating, created_at, id, saved_on, deleted_at } = savedPairings
const stars = sql`coalesce(${rating}, 0)`

export function openVaultStore(database: Pick<Database, 'inTransaction'>): VaultStore {
  const restore = (memberId: string, wanted: string) =>
    database.inTransaction(memberId, transaction => putBack(transaction, memberId, wanted))
  return {
    save: (memberId, pairing) =>
      database.inTransaction(memberId, async transaction => {
        const [row] = await transaction
          .insert(savedPairings)
          .values({ ...pairing, user_id: memberId })
          .onConflictDoUpdate({
            target: [user_id, savedPairings.cigar_name, savedPairings.pairing_name, saved_on],
            targetWhere: isNull(deleted_at),
            set: { notes: pairing.notes },
          })
          .returning(toldColumns)
        return asTold(row!)
      }),
    list: (memberId, question) =>
      database.inTransaction(memberId, transaction => readPage(transaction, memberId, question)),
    rate: (memberId, wanted, stars) =>
      database.inTransaction(memberId, async transaction => {
        const [row] = await transaction
          .update(savedPairings)
          .set({ rating: stars })
          .where(and(eq(id, wanted), isKeptBy(memberId)))
          .returning(toldColumns)
        return row && asTold(row)
      }),
    remove: (memberId, wanted) =>
      database.inTransaction(memberId, async transaction => {
        const { rowCount } = await transaction
          .update(savedPairings)
          .set({ deleted_at: sql`now()` })
          .where(and(eq(id, wanted), isKeptBy(memberId)))
        return rowCount === 1
      }),
    restore: async (memberId, wanted) => {
      // Saved again between the look and the change: the second time that row is seen.
      const row = await restore(memberId, wanted).catch(failure => {
        if (hasTwin(failure)) return restore(memberId, wanted)
        throw failure
      })
      return row && asTold(row)
    },
  }
}

/** Page and types are one question, so that a request asks three: whose session, who asks, and this. */
async function readPage(
  transaction: Transaction,
  memberId: string,
  { q, type, order, after }: VaultQuestion,
): Promise<VaultPage> {
  const page = transaction
    .select(toldColumns)
    .from(savedPairings)
    .where(
      and(
        isKeptBy(memberId),
        type && eq(pairing_type, type),
        q ? holds(q) : undefined,
        isAfter(order, after),
      ),
    )
    .orderBy(...orderings[order])
    .limit(pairingsOnPage + 1)
  const { rows } = await transaction.execute<{ pairings: Told[]; types: PairingType[] }>(sql`
    select (select coalesce(json_agg(page), '[]') from ${page} page) as pairings,
      array(
        select kind from unnest(array['mocktail', 'spirit', 'wine']) kind
        where exists (select from ${savedPairings} where ${isKeptBy(memberId)} and ${pairing_type} = kind)
      ) as types`)
  const { pairings, types } = rows[0]!
  return {
    pairings: pairings.slice(0, pairingsOnPage).map(asTold),
    hasMore: pairings.length > pairingsOnPage,
    types,
  }
}

const orderings: Readonly<Record<VaultOrder, SQL[]>> = {
  newest: [desc(created_at), desc(id)],
  oldest: [asc(created_at), asc(id)],
  best: [desc(stars), desc(created_at), desc(id)],
}

function isAfter(order: VaultOrder, after: PagePlace | undefined): SQL | undefined {
  if (!after) return undefined
  const place = sql`${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid`
  return {
    newest: sql`(${created_at}, ${id}) < (${place})`,
    oldest: sql`(${created_at}, ${id}) > (${place})`,
    best: sql`(${stars}, ${created_at}, ${id}) < (${after.rating}::int, ${place})`,
  }[order]
}

function holds(q: string): SQL {
  const literally = q.replace(/[\\%_]/g, '\\$&')
  return sql`${savedPairings.searched} like '%' || as_searched(${literally}) || '%'`
}

function isKeptBy(memberId: string): SQL {
  return and(eq(user_id, memberId), isNull(deleted_at))!
}

type Told = Omit<SavedPairing, 'created_at'> & { created_at: string | Date }

function asTold(row: Told): SavedPairing {
  return { ...row, created_at: new Date(row.created_at).toISOString() }
}
