import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { type GuestCounts, type GuestList, guestListContract } from '../../guest-list.contract.ts'
import type { EventTicket } from '../../tickets.contract.ts'

export const guestListKey = ['guest list'] as const

export const guestListQuery = (id: string) =>
  queryOptions({
    queryKey: [...guestListKey, id] as const,
    queryFn: ({ signal }) => call(guestListContract.readGuestList, { params: { id } }, { signal }),
    // An event that is not there stays so.
    retry: false,
  })

function change(queries: QueryClient, id: string, to: (list: GuestList) => GuestList): void {
  queries.setQueryData(guestListQuery(id).queryKey, list => list && to(list))
}

/** A check-in is shown at once; the list is read again as well. */
export function showTicket(
  queries: QueryClient,
  id: string,
  { code, checkedInAt, arrived }: EventTicket,
): void {
  change(queries, id, list => ({
    ...list,
    counts: { ...list.counts, arrived: arrived + list.counts.walkIns },
    guests: list.guests.map(guest => (guest.ticket === code ? { ...guest, checkedInAt } : guest)),
  }))
}

export function showWalkIns(
  queries: QueryClient,
  id: string,
  counts: GuestCounts,
  walkIns: (before: GuestList['walkIns']) => GuestList['walkIns'],
): void {
  change(queries, id, list => ({ ...list, counts, walkIns: walkIns(list.walkIns) }))
}
