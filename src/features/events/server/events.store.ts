import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { query } from '#platform/server/database/run-query.ts'

/** What is stored of an event when it is created. */
export interface NewEventRow {
  title: string
  description: string | null
  location: string | null
  start_time: Date
  end_time: Date | null
  rsvp_link?: string | null
  capacity?: number | null
  time_zone?: string | null
  cover_id?: string | null
  cover_text?: string | null
  series_id?: string | null
  is_sample?: boolean
}

/** As the service role. Resolves with their IDs, in the same order. */
export async function insertEvents(
  transaction: Transaction,
  rows: readonly NewEventRow[],
): Promise<string[]> {
  const values = rows.map(row => {
    const { title, description, location, start_time, end_time, rsvp_link = null, capacity = null } = row
    const { time_zone = null, series_id = null, is_sample = false, cover_id = null, cover_text = null } = row
    return sql`(${title}, ${description}, ${location}, ${momentOf(start_time)}, ${momentOf(end_time)}, ${rsvp_link},
      ${capacity}::int, ${time_zone}, ${series_id}::uuid, ${is_sample}::boolean,
      ${cover_id}::uuid, ${cover_text})`
  })
  const inserted = await query<{ id: string }>(
    transaction,
    sql`insert into events (title, description, location, start_time, end_time, rsvp_link, capacity, time_zone, series_id,
        is_sample, cover_id, cover_text)
      values ${sql.join(values, sql`, `)} returning id`,
  )
  return inserted.map(({ id }) => id)
}

export const momentOf = (date: Date | null) => sql`${date?.toISOString() ?? null}::timestamptz`
