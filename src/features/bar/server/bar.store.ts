import { and, desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { type BarLevel, mostBottles } from '../bar.contract.ts'
import { barDrinks } from './bar.tables.ts'

export interface Bottle {
  drink_id: string
  level: BarLevel
  added_at: Date
}

/** Every question is about one member's bar. Drinks are known by their ids alone. */
export interface BarStore {
  /** The latest first. */
  list(memberId: string): Promise<Bottle[]>
  /** Undefined where the bar is full and the drink is not in it yet. */
  keep(memberId: string, drinkId: string, level: BarLevel): Promise<Bottle | undefined>
  /** Whether it was there. */
  takeOut(memberId: string, drinkId: string): Promise<boolean>
}

const { user_id, drink_id, level, added_at } = barDrinks
const told = { drink_id, level, added_at }

/** A drink for which `isKnown` is false takes no place: the member cannot see it, so they could not take it out. */
export function openBarStore(
  database: Pick<Database, 'inTransaction'>,
  isKnown: (drinkId: string) => boolean,
): BarStore {
  return {
    list: memberId => database.inTransaction(memberId, transaction => readBottles(transaction, memberId)),
    keep: (memberId, drinkId, level) =>
      database.inTransaction(memberId, async transaction => {
        const [changed] = await transaction
          .update(barDrinks)
          .set({ level })
          .where(isBottle(memberId, drinkId))
          .returning(told)
        return changed ?? putIn(transaction, { user_id: memberId, drink_id: drinkId, level }, isKnown)
      }),
    takeOut: (memberId, drinkId) =>
      database.inTransaction(memberId, async transaction => {
        const { rowCount } = await transaction.delete(barDrinks).where(isBottle(memberId, drinkId))
        return rowCount === 1
      }),
  }
}

function readBottles(transaction: Transaction, memberId: string): Promise<Bottle[]> {
  return transaction
    .select(told)
    .from(barDrinks)
    .where(eq(user_id, memberId))
    .orderBy(desc(added_at), drink_id)
}

/**
 * Two that come at once would both count one place too few, and both fit into the last one. So they take turns, member
 * by member; the turn ends with the transaction. The count is a statement of its own: it has to see what the one before
 * has put in.
 */
async function putIn(
  transaction: Transaction,
  bottle: typeof barDrinks.$inferInsert,
  isKnown: (drinkId: string) => boolean,
): Promise<Bottle | undefined> {
  const { user_id: memberId } = bottle
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bar ${memberId}`}, 0))`)
  const others = (await readBottles(transaction, memberId)).filter(
    other => other.drink_id !== bottle.drink_id && isKnown(other.drink_id),
  )
  if (others.length >= mostBottles) return undefined
  const [put] = await transaction
    .insert(barDrinks)
    .values(bottle)
    .onConflictDoUpdate({ target: [user_id, drink_id], set: { level: bottle.level } })
    .returning(told)
  return put
}

function isBottle(memberId: string, drinkId: string) {
  return and(eq(user_id, memberId), eq(drink_id, drinkId))
}
