import { csvHeader, csvRows } from '#platform/server/write-csv.ts'
import type { GuestList } from '../guest-list.contract.ts'

const columns = ['name', 'party_size', 'answer', 'ticket', 'checked_in_at'] as const

/** Guests, then walk-ins, who have no ticket; an empty list has its header. */
export function exportGuestListAsCsv({ guests, walkIns }: Pick<GuestList, 'guests' | 'walkIns'>): string {
  const answered = guests.map(({ name, partySize, answer, ticket, checkedInAt }) => ({
    name,
    party_size: partySize,
    answer,
    ticket,
    checked_in_at: checkedInAt,
  }))
  const unannounced = walkIns.map(({ name, partySize, arrivedAt }) => ({
    name,
    party_size: partySize,
    answer: 'walkIn',
    ticket: null,
    checked_in_at: arrivedAt,
  }))
  return csvHeader(columns) + csvRows(columns, [...answered, ...unannounced])
}
