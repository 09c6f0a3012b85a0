import { and, desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { type BarLevel, maxBottles } from '../bar.contract.ts'
import { isOwnBottleId, type OwnBottle } from '../own-bottle.rules.ts'
import { barDrinks } from './bar.tables.ts'

type BottleRow = Omit<typeof barDrinks.$inferSelect, 'user_id'>

/** A bottle in a bar: a drink of the catalogue, or one of the member's own. */
export interface Bottle extends Pick<BottleRow, 'drink_id' | 'level' | 'added_at'> {
  own: OwnBottle | null
}

export interface BarStore {
  /** The latest first. */
  list(memberId: string): Promise<Bottle[]>
  /** Undefined if the bar is full and does not contain the bottle yet. */
  save(memberId: string, bottle: Omit<Bottle, 'added_at'>): Promise<Bottle | undefined>
  /** Undefined if it is not in the bar. */
  setLevel(memberId: string, drinkId: string, level: BarLevel): Promise<Bottle | undefined>
  /** Resolves with whether it was in the bar. */
  remove(memberId: string, drinkId: string): Promise<boolean>
}

const { user_id, drink_id, level, added_at, own_name, own_type, own_abv } = barDrinks
const columns = { drink_id, level, added_at, own_name, own_type, own_abv }

const listBottles = memberQuery(
  'list-bottles',
  `select drink_id, level, added_at, own_name, own_type, own_abv from bar_drinks
   where user_id = $1::uuid order by added_at desc, drink_id`,
)

/** A drink that has left the catalogue does not count: the member cannot see it, so they could not remove it. */
export function openBarStore(
  database: Pick<Database, 'inTransaction' | 'runAsMember'>,
  isInCatalogue: (drinkId: string) => boolean,
): BarStore {
  const update = async (
    transaction: Transaction,
    memberId: string,
    drinkId: string,
    values: Partial<BottleRow>,
  ): Promise<Bottle | undefined> => {
    const [changed] = await transaction
      .update(barDrinks)
      .set(values)
      .where(isBottle(memberId, drinkId))
      .returning(columns)
    return changed && toBottle(changed)
  }
  return {
    list: async memberId => (await database.runAsMember<BottleRow>(listBottles, memberId)).map(toBottle),
    save: (memberId, bottle) =>
      database.inTransaction(memberId, async transaction => {
        const { drink_id: drinkId, ...values } = toRow(bottle)
        const changed = await update(transaction, memberId, drinkId, values)
        const row = { user_id: memberId, drink_id: drinkId, ...values }
        return changed ?? insertBottle(transaction, row, isInCatalogue)
      }),
    setLevel: (memberId, drinkId, changed) =>
      database.inTransaction(memberId, transaction =>
        update(transaction, memberId, drinkId, { level: changed }),
      ),
    remove: (memberId, drinkId) =>
      database.inTransaction(memberId, async transaction => {
        const { rowCount } = await transaction.delete(barDrinks).where(isBottle(memberId, drinkId))
        return rowCount === 1
      }),
  }
}

function toBottle({ drink_id: drinkId, level: left, added_at: added, ...own }: BottleRow): Bottle {
  const { own_name: name, own_type: type, own_abv: abv } = own
  return {
    drink_id: drinkId,
    level: left,
    added_at: added,
    own: name === null || type === null ? null : { name, type, abv },
  }
}

function toRow({ drink_id: drinkId, level: left, own }: Omit<Bottle, 'added_at'>) {
  return {
    drink_id: drinkId,
    level: left,
    own_name: own?.name ?? null,
    own_type: own?.type ?? null,
    own_abv: own?.abv ?? null,
  }
}

function readBottles(transaction: Transaction, memberId: string): Promise<{ drink_id: string }[]> {
  return transaction
    .select({ drink_id })
    .from(barDrinks)
    .where(eq(user_id, memberId))
    .orderBy(desc(added_at), drink_id)
}

/**
 * A lock per member serializes inserts, or two at once would both take the last place. The count is a statement of its
 * own, after the lock, so that it sees the insert before it.
 */
async function insertBottle(
  transaction: Transaction,
  row: typeof barDrinks.$inferInsert,
  isInCatalogue: (drinkId: string) => boolean,
): Promise<Bottle | undefined> {
  const { user_id: memberId, drink_id: drinkId, ...values } = row
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bar ${memberId}`}, 0))`)
  const otherBottles = (await readBottles(transaction, memberId)).filter(
    ({ drink_id: otherId }) => otherId !== drinkId && (isOwnBottleId(otherId) || isInCatalogue(otherId)),
  )
  if (otherBottles.length >= maxBottles) return undefined
  const [inserted] = await transaction
    .insert(barDrinks)
    .values(row)
    .onConflictDoUpdate({ target: [user_id, drink_id], set: values })
    .returning(columns)
  return inserted && toBottle(inserted)
}

function isBottle(memberId: string, drinkId: string) {
  return and(eq(user_id, memberId), eq(drink_id, drinkId))
}
