import { sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { query } from '#platform/server/database/run-query.ts'
import type { Answer } from '../events.contract.ts'
import { walkInNameDays } from '../guest-list.contract.ts'

export interface StoredGuest {
  name: string
  party_size: number
  answer: Answer
  ticket: string
  checked_in_at: Date | null
}

export interface StoredWalkIn {
  id: string
  /** Null once it is forgotten. */
  name: string | null
  party_size: number
  arrived_at: Date
}

/** Of all members, for staff at the door: the caller answers for that. */
export interface GuestListStore {
  /** All who have answered, by name. */
  listGuests(eventId: string): Promise<StoredGuest[]>
  /** The latest last. */
  listWalkIns(eventId: string): Promise<StoredWalkIn[]>
  addWalkIn(eventId: string, walkIn: { name: string; partySize: number }, actor: Actor): Promise<StoredWalkIn>
  /** False if there is no such walk-in. */
  removeWalkIn(eventId: string, id: string, actor: Actor): Promise<boolean>
  /** Of events that ended 30 days ago or earlier. The counts stay. */
  forgetWalkInNames(): Promise<void>
}

const guests = `select coalesce(nullif(trim(p.full_name), ''), u.email, 'A member') as name, a.party_size, a.answer,
    a.ticket, a.checked_in_at
  from event_answers a
  left join profiles p on p.id = a.user_id
  left join users u on u.id = a.user_id
  where a.event_id = $1 order by lower(coalesce(nullif(trim(p.full_name), ''), u.email)), a.ticket`
const walkIns = `select id, name, party_size, arrived_at from event_walk_ins where event_id = $1 order by arrived_at, id`

const forgetNames = `update event_walk_ins w set name = null from events e
  where e.id = w.event_id and w.name is not null
    and coalesce(e.end_time, e.start_time + interval '2 hours') < now() - make_interval(days => $1)`

export function openGuestListStore({ service }: Pick<Database, 'service'>): GuestListStore {
  return {
    listGuests: async eventId => (await service.query<StoredGuest>(guests, [eventId])).rows,
    listWalkIns: async eventId => (await service.query<StoredWalkIn>(walkIns, [eventId])).rows,
    addWalkIn: (eventId, { name, partySize }, actor) =>
      inTransaction(service, undefined, async transaction => {
        const [row] = await query<{ id: string; arrived_at: string }>(
          transaction,
          sql`insert into event_walk_ins (event_id, name, party_size) values (${eventId}, ${name}, ${partySize})
            returning id, arrived_at`,
        )
        const { id, arrived_at } = row!
        const details = { walkIn: id, partySize }
        await recordAudit(transaction, { ...actor, action: 'walk-in.add', target: eventId, details })
        return { id, name, party_size: partySize, arrived_at: new Date(arrived_at) }
      }),
    removeWalkIn: (eventId, id, actor) =>
      inTransaction(service, undefined, async transaction => {
        const removed = await query(
          transaction,
          sql`delete from event_walk_ins where event_id = ${eventId} and id = ${id} returning id`,
        )
        if (removed.length === 0) return false
        await recordAudit(transaction, {
          ...actor,
          action: 'walk-in.remove',
          target: eventId,
          details: { walkIn: id },
        })
        return true
      }),
    async forgetWalkInNames() {
      await service.query(forgetNames, [walkInNameDays])
    },
  }
}
