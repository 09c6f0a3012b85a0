import type { Database } from '#platform/server/database/open-database.ts'

/** An answer of which its member has to be notified. */
export interface PendingEventNotice {
  eventId: string
  memberId: string
  title: string
  location: string | null
  startTime: Date
  timeZone: string | null
  /** When a place became free for it; null for one that never waited. */
  promotedAt: Date | null
}

type Service = Pick<Database, 'service'>

const columns = `a.event_id as "eventId", a.user_id as "memberId", e.title, e.location, e.start_time as "startTime",
  e.time_zone as "timeZone", a.promoted_at as "promotedAt"`

/** Undefined if the member has no such place any more, was notified of it, or if the event has begun. */
export async function findPromotion(
  { service }: Service,
  { eventId, memberId }: Pick<PendingEventNotice, 'eventId' | 'memberId'>,
): Promise<PendingEventNotice | undefined> {
  const { rows } = await service.query<PendingEventNotice>(
    `select ${columns} from event_answers a join events e on e.id = a.event_id
      where a.event_id = $1 and a.user_id = $2 and a.promoted_at is not null and a.told_at is null
        and a.answer = 'going' and e.start_time > now() and e.cancelled_at is null`,
    [eventId, memberId],
  )
  return rows[0]
}

/** Answers of those who come to an event that begins within a day, and were not reminded of it. */
export async function findDueReminders({ service }: Service, now: Date): Promise<PendingEventNotice[]> {
  const { rows } = await service.query<PendingEventNotice>(
    `select ${columns} from events e join event_answers a on a.event_id = e.id
      where e.start_time > $1 and e.start_time <= $1::timestamptz + interval '24 hours'
        and a.answer = 'going' and a.reminded_at is null and e.cancelled_at is null limit 500`,
    [now],
  )
  return rows
}

/** Without effect if the member has got another place meanwhile: of that one they are not notified yet. */
export async function markNotified(
  { service }: Service,
  column: 'told_at' | 'reminded_at',
  { eventId, memberId, promotedAt }: PendingEventNotice,
): Promise<void> {
  await service.query(
    `update event_answers set ${column} = now()
      where event_id = $1 and user_id = $2 and promoted_at is not distinct from $3::timestamptz`,
    [eventId, memberId, promotedAt],
  )
}
