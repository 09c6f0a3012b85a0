import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { listedSessions, maxGuests, type Step } from '../live-pairings.contract.ts'

/** A row of `live_pairings` as it stands in the list. */
export interface StoredListedSession {
  id: string
  host_id: string | null
  cigar_id: string | null
  cigar_name: string
  step: Step
  created_at: Date
  revealed_at: Date | null
  /** `mean`: of the stars of a revealed result. */
  drinks: { place: number; id: string; name: string; score: number; mean: number | null }[]
  guest_count: number
}

/** With what a member may know of it. */
export interface StoredSession extends StoredListedSession {
  guests: { id: string; name: string; pictureUrl: string | null; isHere: boolean }[]
  /** How many have voted. */
  given: { place: number; third: number; votes: number }[]
  /** Empty until it is revealed. */
  revealed: { place: number; third: number; stars: number; votes: number }[]
  own: { place: number; third: number; stars: number }[]
}

export interface NewSession {
  cigarId: string | null
  cigarName: string
  drinks: readonly { id: string; name: string; score: number }[]
}

/** Sessions are read by every member and written through functions of the database. */
export interface LivePairingsStore {
  list(memberId: string): Promise<StoredListedSession[]>
  find(memberId: string, id: string): Promise<StoredSession | undefined>
  /** Resolves with its id. */
  open(memberId: string, session: NewSession): Promise<string>
  join(memberId: string, id: string): Promise<'joined' | 'none' | 'revealed' | 'full'>
  leave(memberId: string, id: string): Promise<void>
  /** From the host who is absent, if it is still that one. */
  takeOver(
    memberId: string,
    id: string,
    absentId: string | null,
  ): Promise<'taken' | 'none' | 'revealed' | 'no guest' | 'other host'>
  move(memberId: string, id: string, step: Step): Promise<'moved' | 'none' | 'not host' | 'back'>
  vote(
    memberId: string,
    id: string,
    vote: { place: number; third: number; stars: number },
  ): Promise<'voted' | 'none' | 'no guest' | 'not yet' | 'revealed'>
}

const all = (name: string, from: string) =>
  `coalesce((select json_agg(${name}) from ${from} ${name}), '[]') as ${name}`

const listed = `s.id, s.host_id, s.cigar_id, s.cigar_name, s.step, s.created_at, s.revealed_at,
    ${all(
      'drinks',
      `(select d.place, d.drink_id as id, d.drink_name as name, d.score,
        (select sum(v.stars * v.votes)::float8 / sum(v.votes) from votes_revealed(s.id) v where v.place = d.place) as mean
      from live_pairing_drinks d where d.pairing_id = s.id order by d.place)`,
    )},
    (select count(*)::int from live_pairing_guests g
      where g.pairing_id = s.id and (g.left_at is null or s.step = 'revealed')) as guest_count`

const listSessions = memberQuery(
  'live-pairings',
  // One that was left, or forgotten for a day, is neither open nor has it a result.
  `select ${listed} from live_pairings s
    where s.step = 'revealed' or (s.host_id is not null and s.created_at > now() - interval '1 day')
    order by s.created_at desc, s.id limit ${listedSessions}`,
)
const findSession = memberQuery(
  'live-pairing',
  `select ${listed},
    ${all(
      'guests',
      `(select g.user_id as id, f.name, f.picture_url as "pictureUrl", g.left_at is null as "isHere"
      from live_pairing_guests g, lateral face_of_member(g.user_id) f where g.pairing_id = s.id order by g.joined_at, g.user_id)`,
    )},
    ${all('given', 'votes_cast(s.id)')},
    ${all('revealed', 'votes_revealed(s.id)')},
    ${all('own', '(select place, third, stars from live_pairing_votes where pairing_id = s.id and user_id = $1::uuid)')}
  from live_pairings s where s.id = $2::uuid`,
)
const calling = (name: string, call: string) =>
  memberQuery(`live-pairing-${name}`, `select ${call} as answer`)
const openSession = calling('open', 'open_live_pairing($2, $3, $4::jsonb)')
const joinSession = calling('join', `join_live_pairing($2::uuid, ${maxGuests})`)
const leaveSession = calling('leave', 'leave_live_pairing($2::uuid)')
const takeOverSession = calling('take-over', 'take_over_live_pairing($2::uuid, $3::uuid)')
const moveSession = calling('move', 'move_live_pairing($2::uuid, $3)')
const voteInSession = calling('vote', 'vote_live_pairing($2::uuid, $3::int, $4::int, $5::int)')

export function openLivePairingsStore({ runAsMember }: Pick<Database, 'runAsMember'>): LivePairingsStore {
  async function answerOf<Answer>(...call: Parameters<typeof runAsMember>): Promise<Answer> {
    return (await runAsMember<{ answer: Answer }>(...call))[0]!.answer
  }
  return {
    list: memberId => runAsMember<StoredListedSession>(listSessions, memberId),
    async find(memberId, id) {
      return (await runAsMember<StoredSession>(findSession, memberId, id))[0]
    },
    open: (memberId, { cigarId, cigarName, drinks }) =>
      answerOf(openSession, memberId, cigarId, cigarName, JSON.stringify(drinks)),
    join: (memberId, id) => answerOf(joinSession, memberId, id),
    async leave(memberId, id) {
      await answerOf(leaveSession, memberId, id)
    },
    takeOver: (memberId, id, absentId) => answerOf(takeOverSession, memberId, id, absentId),
    move: (memberId, id, step) => answerOf(moveSession, memberId, id, step),
    vote: (memberId, id, { place, third, stars }) =>
      answerOf(voteInSession, memberId, id, place, third, stars),
  }
}
