import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { StoredEntry } from './journal.tables.ts'

export type PalateRow = Pick<
  StoredEntry,
  'id' | 'cigar_name' | 'line_id' | 'vitola' | 'drink_name' | 'rating' | 'duration_minutes'
> & {
  drink_id: string | null
  /** Separated by blanks. */
  flavors: string
  /** Since 1970. */
  smoked_at_seconds: number
}

/** In the order of time. Arrays and timestamps would take twice as long to read. */
const listForPalate = memberQuery(
  'list-entries-for-palate',
  `select id, cigar_name, line_id, vitola, drink_name, drink_id, rating, array_to_string(flavors, ' ') as flavors,
      duration_minutes, extract(epoch from smoked_at)::float8 as smoked_at_seconds
    from tasting_journal where user_id = $1::uuid order by smoked_at, created_at, id`,
)

export type ListPalateRows = (memberId: string) => Promise<PalateRow[]>

export function openPalateStore({ runAsMember }: Pick<Database, 'runAsMember'>): ListPalateRows {
  return memberId => runAsMember(listForPalate, memberId)
}
