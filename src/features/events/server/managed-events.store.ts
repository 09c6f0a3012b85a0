import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { query } from '#platform/server/database/run-query.ts'
import type { JobExecutor } from '#platform/server/jobs/enqueue-job.ts'
import { isAhead } from './answers.store.ts'
import { momentOf } from './events.store.ts'

/** A row of `events` as hosts write it. */
export interface EventRow extends Record<string, unknown> {
  id: string
  title: string
  description: string | null
  location: string | null
  start_time: Date
  end_time: Date | null
  rsvp_link: string | null
  is_sample: boolean
  time_zone: string | null
  capacity: number | null
  cancelled_at: Date | null
  series_id: string | null
  version: number
  sequence: number
  cover_id: string | null
  cover_text: string | null
}

export interface StoredManagedEvent extends EventRow {
  going: number
  waiting: number
  arrived: number
  walk_ins: number
}

const columns =
  sql.raw(`e.id, e.title, e.description, e.location, e.start_time, e.end_time, e.rsvp_link, e.is_sample,
  e.time_zone, e.capacity, e.cancelled_at, e.series_id, e.version, e.sequence, e.cover_id, e.cover_text`)
const counted = sql.raw(`events e
  cross join lateral (
    select coalesce(sum(a.party_size) filter (where a.answer = 'going'), 0)::int as going,
      coalesce(sum(a.party_size) filter (where a.answer = 'waitlist'), 0)::int as waiting,
      coalesce(sum(a.party_size) filter (where a.answer = 'going' and a.checked_in_at is not null), 0)::int as arrived
    from event_answers a where a.event_id = e.id
  ) c
  cross join lateral (
    select coalesce(sum(w.party_size), 0)::int as walk_ins from event_walk_ins w where w.event_id = e.id
  ) w`)
const managed = sql`select ${columns}, c.going, c.waiting, c.arrived, w.walk_ins from ${counted}`
const ahead = sql.raw(isAhead)

/** At most 200; as the service role, like all that follows. */
export async function listManagedEvents(executor: JobExecutor, past: boolean): Promise<StoredManagedEvent[]> {
  const which = past
    ? sql`where not ${ahead} order by e.start_time desc, e.id limit 200`
    : sql`where ${ahead} order by e.start_time, e.id limit 200`
  return (await query<StoredManagedEvent>(executor, sql`${managed} ${which}`)).map(withDates)
}

export async function findManagedEvent(
  executor: JobExecutor,
  id: string,
): Promise<StoredManagedEvent | undefined> {
  const [row] = await query<StoredManagedEvent>(executor, sql`${managed} where e.id = ${id}`)
  return row && withDates(row)
}

/** The event with those of its series, in the order of time, locked until the end of the transaction. */
export async function lockSeries(transaction: Transaction, id: string): Promise<EventRow[]> {
  const rows = await query<EventRow>(
    transaction,
    sql`select ${columns} from events e
      where e.id = ${id} or e.series_id = (select f.series_id from events f where f.id = ${id})
      order by e.id for update`,
  )
  return rows.map(withDates).sort((one, other) => one.start_time.getTime() - other.start_time.getTime())
}

/** @param isMoved its time or place is another one */
export async function updateEvent(transaction: Transaction, row: EventRow, isMoved: boolean): Promise<void> {
  await query(
    transaction,
    sql`update events set title = ${row.title}, description = ${row.description}, location = ${row.location},
        start_time = ${momentOf(row.start_time)}, end_time = ${momentOf(row.end_time)}, rsvp_link = ${row.rsvp_link},
        capacity = ${row.capacity}::int, time_zone = ${row.time_zone}, is_sample = false,
        cover_id = ${row.cover_id}::uuid, cover_text = ${row.cover_text},
        version = version + 1, sequence = sequence + ${isMoved ? 1 : 0}::int
      where id = ${row.id}`,
  )
}

export async function setCanceled(
  transaction: Transaction,
  ids: readonly string[],
  isCanceled: boolean,
): Promise<void> {
  await query(
    transaction,
    sql`update events set cancelled_at = case when ${isCanceled}::boolean then now() end,
        version = version + 1, sequence = sequence + 1
      where id in ${[...ids]}`,
  )
}

/** Gives free places to those who wait; each is notified. */
export async function promoteWaiting(transaction: Transaction, id: string): Promise<void> {
  await query(transaction, sql`select promote_waiting(${id}::uuid)`)
}

/** They are reminded again, before the new time. */
export async function forgetReminders(transaction: Transaction, id: string): Promise<void> {
  await query(
    transaction,
    sql`update event_answers set reminded_at = null where event_id = ${id} and reminded_at is not null`,
  )
}

/** Through Drizzle moments come as text. */
function withDates<Row extends EventRow>(row: Row): Row {
  const dateOf = (value: Date | null) => value && new Date(value)
  return {
    ...row,
    start_time: new Date(row.start_time),
    end_time: dateOf(row.end_time),
    cancelled_at: dateOf(row.cancelled_at),
  }
}
