import { and, eq, sql } from 'drizzle-orm'
import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Mark, MarkKind } from '../marks.contract.ts'
import { catalogueMarks } from './marks.tables.ts'

export interface MarkOfItem {
  kind: MarkKind
  item_id: string
  mark: Mark
}

export interface MarksStore {
  /** The latest first. */
  list(memberId: string): Promise<(MarkOfItem & { marked_at: Date })[]>
  add(memberId: string, item: MarkOfItem): Promise<void>
  remove(memberId: string, item: MarkOfItem): Promise<void>
}

const { user_id, kind, item_id, mark } = catalogueMarks
const key = [user_id, kind, item_id, mark]

const listMarks = memberQuery(
  'list-marks',
  `select kind, item_id, mark, marked_at from catalogue_marks where user_id = $1::uuid
   order by marked_at desc, item_id`,
)

export function openMarksStore({
  inTransaction,
  runAsMember,
}: Pick<Database, 'inTransaction' | 'runAsMember'>): MarksStore {
  return {
    list: memberId => runAsMember(listMarks, memberId),
    add: (memberId, item) =>
      inTransaction(memberId, async transaction => {
        await transaction
          .insert(catalogueMarks)
          .values({ user_id: memberId, ...item })
          // Pressed again, it is younger than what the humidor says.
          .onConflictDoUpdate({ target: key, set: { marked_at: sql`now()` } })
      }),
    remove: (memberId, item) =>
      inTransaction(memberId, async transaction => {
        await transaction
          .delete(catalogueMarks)
          .where(
            and(eq(user_id, memberId), eq(kind, item.kind), eq(item_id, item.item_id), eq(mark, item.mark)),
          )
      }),
  }
}
