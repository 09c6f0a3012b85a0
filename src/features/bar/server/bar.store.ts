import { and, desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { type BarLevel, maxBottles } from '../bar.contract.ts'
import { barDrinks } from './bar.tables.ts'

export interface Bottle {
  drink_id: string
  level: BarLevel
  added_at: Date
}

export interface BarStore {
  /** The latest first. */
  list(memberId: string): Promise<Bottle[]>
  /** Undefined if the bar is full and does not contain the drink yet. */
  save(memberId: string, drinkId: string, level: BarLevel): Promise<Bottle | undefined>
  /** Resolves with whether it was in the bar. */
  remove(memberId: string, drinkId: string): Promise<boolean>
}

const { user_id, drink_id, level, added_at } = barDrinks
const columns = { drink_id, level, added_at }

const listBottles = memberQuery(
  'list-bottles',
  `select drink_id, level, added_at from bar_drinks where user_id = $1::uuid order by added_at desc, drink_id`,
)

/** A drink that is not in the catalogue does not count: the member cannot see it, so they could not remove it. */
export function openBarStore(
  database: Pick<Database, 'inTransaction' | 'runAsMember'>,
  isInCatalogue: (drinkId: string) => boolean,
): BarStore {
  return {
    list: memberId => database.runAsMember<Bottle>(listBottles, memberId),
    save: (memberId, drinkId, level) =>
      database.inTransaction(memberId, async transaction => {
        const [changed] = await transaction
          .update(barDrinks)
          .set({ level })
          .where(isBottle(memberId, drinkId))
          .returning(columns)
        return (
          changed ?? insertBottle(transaction, { user_id: memberId, drink_id: drinkId, level }, isInCatalogue)
        )
      }),
    remove: (memberId, drinkId) =>
      database.inTransaction(memberId, async transaction => {
        const { rowCount } = await transaction.delete(barDrinks).where(isBottle(memberId, drinkId))
        return rowCount === 1
      }),
  }
}

function readBottles(transaction: Transaction, memberId: string): Promise<Bottle[]> {
  return transaction
    .select(columns)
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
  bottle: typeof barDrinks.$inferInsert,
  isInCatalogue: (drinkId: string) => boolean,
): Promise<Bottle | undefined> {
  const { user_id: memberId } = bottle
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bar ${memberId}`}, 0))`)
  const otherBottles = (await readBottles(transaction, memberId)).filter(
    ({ drink_id: otherId }) => otherId !== bottle.drink_id && isInCatalogue(otherId),
  )
  if (otherBottles.length >= maxBottles) return undefined
  const [inserted] = await transaction
    .insert(barDrinks)
    .values(bottle)
    .onConflictDoUpdate({ target: [user_id, drink_id], set: { level: bottle.level } })
    .returning(columns)
  return inserted
}

function isBottle(memberId: string, drinkId: string) {
  return and(eq(user_id, memberId), eq(drink_id, drinkId))
}
