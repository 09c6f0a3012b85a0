import type { Database } from '#platform/server/database/open-database.ts'
import { siteTimeZone } from '#platform/server/site-time-zone.ts'
import type { GuestCounts, GuestList } from '../guest-list.contract.ts'
import type { GuestListStore, StoredGuest, StoredWalkIn } from './guest-list.store.ts'
import { findManagedEvent, type StoredManagedEvent } from './managed-events.store.ts'

interface Services {
  database: Pick<Database, 'service'>
  guestLists: GuestListStore
}

/** Undefined if there is no such event. */
export async function readGuestList(
  { database, guestLists }: Services,
  eventId: string,
): Promise<GuestList | undefined> {
  const event = await findManagedEvent(database.service, eventId)
  if (!event) return undefined
  const guests = await guestLists.listGuests(eventId)
  const walkIns = await guestLists.listWalkIns(eventId)
  const { id, title, location, start_time, end_time, time_zone, cancelled_at } = event
  return {
    event: {
      id,
      title,
      location,
      start_time: start_time.toISOString(),
      end_time: end_time?.toISOString() ?? null,
      time_zone: time_zone ?? siteTimeZone(),
      cancelled_at: cancelled_at?.toISOString() ?? null,
    },
    counts: countsOf(event),
    guests: guests.map(toGuest),
    walkIns: walkIns.map(toWalkIn),
  }
}

export function countsOf(event: StoredManagedEvent): GuestCounts {
  const { going, waiting, arrived, walk_ins, capacity } = event
  const free = capacity === null ? null : capacity - going - walk_ins
  return { going, waiting, arrived: arrived + walk_ins, walkIns: walk_ins, capacity, free }
}

const toGuest = ({ party_size, checked_in_at, ...guest }: StoredGuest) => ({
  ...guest,
  partySize: party_size,
  checkedInAt: checked_in_at?.toISOString() ?? null,
})

export const toWalkIn = ({ id, name, party_size, arrived_at }: StoredWalkIn) => ({
  id,
  name: name ?? 'Walk-in',
  partySize: party_size,
  arrivedAt: arrived_at.toISOString(),
})
