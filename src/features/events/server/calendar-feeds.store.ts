import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'

/** What a calendar shows of an event that the member comes to or waits for. */
export interface FeedEvent {
  id: string
  title: string
  description: string | null
  location: string | null
  start_time: Date
  end_time: Date | null
  cancelled_at: Date | null
  sequence: number
  answer: 'going' | 'waitlist'
}

/** One address of each member. */
export interface CalendarFeeds {
  since(memberId: string): Promise<Date | undefined>
  /** In the place of an earlier one. The token is stored as a hash only. */
  create(memberId: string): Promise<{ token: string; since: Date }>
  remove(memberId: string): Promise<void>
  memberOf(token: string): Promise<string | undefined>
  /** To come, and those of the last 90 days. */
  eventsOf(memberId: string): Promise<FeedEvent[]>
}

const tokenBytes = 24

/** A token has 192 random bits, so a fast hash is enough. */
const hashOf = (token: string) => createHash('sha256').update(token).digest()

const feedEvents = memberQuery(
  'calendar-events',
  `select e.id, e.title, e.description, e.location, e.start_time, e.end_time, e.cancelled_at, e.sequence,
    a.answer
    from event_answers a join events e on e.id = a.event_id
    where a.user_id = $1::uuid and a.answer <> 'notGoing' and e.start_time > now() - interval '90 days'
    order by e.start_time, e.id limit 500`,
)
const feedSince = memberQuery(
  'calendar-since',
  'select created_at from calendar_feeds where user_id = $1::uuid',
)

export function openCalendarFeeds({
  runAsMember,
  inTransaction,
}: Pick<Database, 'runAsMember' | 'inTransaction'>): CalendarFeeds {
  return {
    async since(memberId) {
      return (await runAsMember<{ created_at: Date }>(feedSince, memberId))[0]?.created_at
    },
    create: memberId =>
      inTransaction(memberId, async transaction => {
        const token = randomBytes(tokenBytes).toString('base64url')
        const { rows } = await transaction.execute<{ since: Date }>(sql`
          insert into calendar_feeds (user_id, token_hash) values (${memberId}, ${hashOf(token)})
          on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = now()
          returning created_at as since`)
        return { token, since: new Date(rows[0]!.since) }
      }),
    async remove(memberId) {
      await inTransaction(memberId, transaction =>
        transaction.execute(sql`delete from calendar_feeds where user_id = ${memberId}`),
      )
    },
    memberOf: token =>
      inTransaction(undefined, async transaction => {
        const { rows } = await transaction.execute<{ id: string | null }>(
          sql`select member_of_calendar(${hashOf(token)}) as id`,
        )
        return rows[0]?.id ?? undefined
      }),
    eventsOf: memberId => runAsMember<FeedEvent>(feedEvents, memberId),
  }
}
