import type { ReadLineRecords } from '#features/humidor/server/read-line-records.ts'
import { marksWithHumidor, type ShownMark } from '../marks-with-humidor.rules.ts'
import { type MarksStore, openMarksStore } from './marks.store.ts'

export interface Marks {
  /** With what the humidors of the member say, the latest first. */
  list(memberId: string): Promise<ShownMark[]>
  /** For the routes of the marks. */
  items: MarksStore
}

export interface MarksServices {
  database: Parameters<typeof openMarksStore>[0]
  lineRecords: ReadLineRecords
}

export function openMarks({ database, lineRecords }: MarksServices): Marks {
  const items = openMarksStore(database)
  return {
    items,
    // In sequence: in parallel, each request would hold two connections of the pool.
    list: async memberId => marksWithHumidor(await items.list(memberId), await lineRecords(memberId)),
  }
}
