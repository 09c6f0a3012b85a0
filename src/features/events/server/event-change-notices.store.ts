import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { query } from '#platform/server/database/run-query.ts'
import { isAhead } from './answers.store.ts'
import type { EventNotice } from './notify-of-event-change.job.ts'

/** What a member had answered to an event that changed. */
export interface AnswerToChanged {
  eventId: string
  memberId: string
  title: string
  location: string | null
  startTime: Date
  timeZone: string | null
  sequence: number
  isCanceled: boolean
}

/** The job exists only if the transaction commits. */
export async function enqueueEventNotice(
  transaction: Transaction,
  { change, events }: EventNotice,
): Promise<void> {
  if (events.length === 0) return
  await query(transaction, sql`select enqueue_event_notice(${change}, ${JSON.stringify(events)}::json)`)
}

/** Of those who come or wait, the next event first. */
export async function findAnswersTo(
  { service }: Pick<Database, 'service'>,
  eventIds: readonly string[],
): Promise<AnswerToChanged[]> {
  const { rows } = await service.query<AnswerToChanged>(
    `select e.id as "eventId", a.user_id as "memberId", e.title, e.location, e.start_time as "startTime",
        e.time_zone as "timeZone", e.sequence, e.cancelled_at is not null as "isCanceled"
      from events e join event_answers a on a.event_id = e.id
      where e.id = any($1::uuid[]) and a.answer <> 'notGoing' and ${isAhead}
      order by e.start_time, e.id, a.user_id`,
    [eventIds],
  )
  return rows
}
