import { and, eq } from 'drizzle-orm'
import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { tonightRefused } from './tonight.tables.ts'

export interface RefusedCigars {
  /** The one declined last comes first. */
  list(memberId: string): Promise<ReadonlySet<string>>
  refuse(memberId: string, cigarId: string): Promise<void>
  allow(memberId: string, cigarId: string): Promise<void>
}

const { user_id, cigar_id } = tonightRefused

const listRefused = memberQuery(
  'list-refused-cigars',
  'select cigar_id from tonight_refused where user_id = $1::uuid order by refused_at desc, cigar_id',
)

export function openRefusedCigars({
  inTransaction,
  runAsMember,
}: Pick<Database, 'inTransaction' | 'runAsMember'>): RefusedCigars {
  return {
    async list(memberId) {
      const rows = await runAsMember<{ cigar_id: string }>(listRefused, memberId)
      return new Set(rows.map(row => row.cigar_id))
    },
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
