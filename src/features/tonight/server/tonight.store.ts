import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/server/database/open-database.ts'
import { tonightRefused } from './tonight.tables.ts'

export interface RefusedCigars {
  list(memberId: string): Promise<ReadonlySet<string>>
  refuse(memberId: string, cigarId: string): Promise<void>
  allow(memberId: string, cigarId: string): Promise<void>
}

const { user_id, cigar_id } = tonightRefused

export function openRefusedCigars({ inTransaction }: Pick<Database, 'inTransaction'>): RefusedCigars {
  return {
    list: memberId =>
      inTransaction(memberId, async transaction => {
        const rows = await transaction.select({ cigar_id }).from(tonightRefused).where(eq(user_id, memberId))
        return new Set(rows.map(row => row.cigar_id))
      }),
    refuse: (memberId, cigarId) =>
      inTransaction(memberId, async transaction => {
        await transaction
          .insert(tonightRefused)
          .values({ user_id: memberId, cigar_id: cigarId })
          .onConflictDoNothing()
      }),
    allow: (memberId, cigarId) =>
      inTransaction(memberId, async transaction => {
        await transaction.delete(tonightRefused).where(and(eq(user_id, memberId), eq(cigar_id, cigarId)))
      }),
  }
}
