import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Answer } from '../events.contract.ts'

/** A row of `events` with what a member may know of its answers. */
export interface StoredEvent {
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
  going: number
  waiting: number
  guests: { id: string; name: string; pictureUrl: string | null; partySize: number }[]
  own_answer: Answer | null
  own_party: number | null
  own_ticket: string | null
  own_checked_in_at: Date | null
}

/** Nulls: there is no answer, and the one that was given could not be noted. */
export interface StoredAnswer {
  answer: Answer | null
  party_size: number | null
}

export interface AnswersStore {
  /**
   * To come and going on, the next first; or past, the latest first. At most 200. Canceled ones until they would be over, for
   * those who had answered and for hosts.
   */
  listEvents(memberId: string, past: boolean, isHost: boolean): Promise<StoredEvent[]>
  /** Of the last year and to come, at most 1,000. */
  listCanceled(memberId: string): Promise<string[]>
  findEvent(memberId: string, id: string): Promise<StoredEvent | undefined>
  /** What is stored afterwards; undefined if there is no such event, if it has begun or is canceled. */
  answer(
    memberId: string,
    eventId: string,
    answer: 'going' | 'notGoing',
    partySize: number,
  ): Promise<StoredAnswer | undefined>
}

const events = (
  guests: number,
  where: string,
) => `select e.id, e.title, e.description, e.location, e.start_time,
    e.end_time, e.rsvp_link, e.is_sample, e.time_zone, e.capacity, e.cancelled_at,
    e.series_id, e.version, e.sequence, e.cover_id, e.cover_text, c.going, c.waiting,
    coalesce(g.guests, '[]') as guests, a.answer as own_answer, a.party_size as own_party, a.ticket as own_ticket,
    a.checked_in_at as own_checked_in_at
  from events e
  left join event_answers a on a.event_id = e.id and a.user_id = $1::uuid
  cross join lateral count_guests(e.id) c
  left join lateral (
    select json_agg(json_build_object('id', id, 'name', name, 'pictureUrl', picture_url, 'partySize', party_size)) as guests
    from guests_of_event(e.id, ${guests})
  ) g on true
  ${where}`

/** To come, or going on: without an end, for two hours. */
export const isAhead = `coalesce(e.end_time, e.start_time + interval '2 hours') > now()`

/** @param guests how many are named */
export function openAnswersStore(
  { runAsMember }: Pick<Database, 'runAsMember'>,
  guests: number,
): AnswersStore {
  const upcoming = memberQuery(
    'events-upcoming',
    events(
      guests,
      `where ${isAhead} and (e.cancelled_at is null or a.user_id is not null or $2::boolean)
        order by e.start_time, e.id limit 200`,
    ),
  )
  const past = memberQuery(
    'events-past',
    events(
      guests,
      `where not ${isAhead} and e.cancelled_at is null order by e.start_time desc, e.id limit 200`,
    ),
  )
  const one = memberQuery('events-one', events(guests, 'where e.id = $2::uuid'))
  const canceled = memberQuery(
    'events-canceled',
    `select e.id from events e where e.cancelled_at is not null and e.start_time > now() - interval '1 year'
      order by e.start_time desc, e.id limit 1000`,
  )
  const answerOne = memberQuery(
    'events-answer',
    'select answer, party_size from answer_event($2::uuid, $3, $4::int)',
  )
  return {
    listEvents: (memberId, isPast, isHost) =>
      isPast
        ? runAsMember<StoredEvent>(past, memberId)
        : runAsMember<StoredEvent>(upcoming, memberId, isHost),
    listCanceled: async memberId =>
      (await runAsMember<{ id: string }>(canceled, memberId)).map(({ id }) => id),
    async findEvent(memberId, id) {
      return (await runAsMember<StoredEvent>(one, memberId, id))[0]
    },
    async answer(memberId, eventId, answer, partySize) {
      return (await runAsMember<StoredAnswer>(answerOne, memberId, eventId, answer, partySize))[0]
    },
  }
}
