import type { Database } from '#platform/server/database/open-database.ts'
import { isAhead } from './answers.store.ts'

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
