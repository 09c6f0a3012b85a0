import { and, eq } from 'drizzle-orm'
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
          .onConflictDoNothing()
      }),
    remove: (memberId, { kind, item_id, mark }) =>
      inTransaction(memberId, async transaction => {
        await transaction
          .delete(catalogueMarks)
          .where(
            and(
              eq(catalogueMarks.user_id, memberId),
              eq(catalogueMarks.kind, kind),
              eq(catalogueMarks.item_id, item_id),
              eq(catalogueMarks.mark, mark),
            ),
          )
      }),
  }
}
