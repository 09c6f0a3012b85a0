import { asc, sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Retailer } from '../shopping.contract.ts'
import { retailers } from './retailers.tables.ts'

export interface RetailerStore {
  /** All of them, in the order of the owner. */
  list(): Promise<Retailer[]>
  /** Puts these in the place of all former ones. */
  replace(wanted: readonly Retailer[]): Promise<void>
}

export function openRetailerStore({
  orm,
  inTransaction,
}: Pick<Database, 'orm' | 'inTransaction'>): RetailerStore {
  const { name, template, shelf } = retailers
  return {
    list: () => orm.select({ name, template, shelf }).from(retailers).orderBy(asc(retailers.position)),
    replace: wanted =>
      inTransaction(undefined, async transaction => {
        // Of two owners who save at once one comes after the other, and no list is made of both.
        await transaction.execute(sql`lock table ${retailers} in share row exclusive mode`)
        await transaction.delete(retailers)
        const rows = wanted.map((each, place) => ({ ...each, position: place + 1 }))
        if (rows.length > 0) await transaction.insert(retailers).values(rows)
      }),
  }
}
