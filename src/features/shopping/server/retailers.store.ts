import { asc, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Retailer } from '../shopping.contract.ts'
import { retailers } from './retailers.tables.ts'

export interface RetailerStore {
  /** In the order set by the admin. */
  list(): Promise<Retailer[]>
  /** Replaces the whole list. */
  replace(list: readonly Retailer[], by: Actor): Promise<void>
}

export function openRetailerStore({ orm, service }: Pick<Database, 'orm' | 'service'>): RetailerStore {
  const { name, template, shelf } = retailers
  return {
    list: () => orm.select({ name, template, shelf }).from(retailers).orderBy(asc(retailers.position)),
    replace: (list, by) =>
      inTransaction(service, undefined, async transaction => {
        // Serializes concurrent saves, so that two lists are never mixed.
        await transaction.execute(sql`lock table ${retailers} in share row exclusive mode`)
        await transaction.delete(retailers)
        const rows = list.map((retailer, index) => ({ ...retailer, position: index + 1 }))
        if (rows.length > 0) await transaction.insert(retailers).values(rows)
        await recordAudit(transaction, {
          ...by,
          action: 'shops.change',
          target: 'shops',
          details: { shops: list.map(shop => shop.name) },
        })
      }),
  }
}
