import type { Database } from '#platform/server/database/open-database.ts'

/** An answer that its member has to be told of. */
export interface AnswerToTell {
  eventId: string
  memberId: string
  title: string
  location: string | null
  startTime: Date
  timeZone: string | null
  /** When a place became free for it; null for one that never waited. */
  promotedAt: Date | null
}

type Owner = Pick<Database, 'owner'>

const columns = `a.event_id as "eventId", a.user_id as "memberId", e.title, e.location, e.start_time as "startTime",
  e.time_zone as "timeZone", a.promoted_at as "promotedAt"`

/** Those who got a place and were not told yet. */
export async function findPromoted({ owner }: Owner): Promise<AnswerToTell[]> {
  const { rows } = await owner.query<AnswerToTell>(
    `select ${columns} from event_answers a join events e on e.id = a.event_id
      where a.promoted_at is not null and a.told_at is null and a.answer = 'going' order by a.promoted_at limit 500`,
  )
  return rows
}

/** Those who come to an event that begins within a day, and were not reminded of it. */
export async function findToRemind({ owner }: Owner, now: Date): Promise<AnswerToTell[]> {
  const { rows } = await owner.query<AnswerToTell>(
    `select ${columns} from events e join event_answers a on a.event_id = e.id
      where e.start_time > $1 and e.start_time <= $1::timestamptz + interval '24 hours'
        and a.answer = 'going' and a.reminded_at is null limit 500`,
    [now],
  )
  return rows
}

export async function noteTold(
  { owner }: Owner,
  column: 'told_at' | 'reminded_at',
  { eventId, memberId }: AnswerToTell,
): Promise<void> {
  await owner.query(`update event_answers set ${column} = now() where event_id = $1 and user_id = $2`, [
    eventId,
    memberId,
  ])
}
