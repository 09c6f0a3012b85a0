import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

export const livePairingsMemberData: readonly MemberTable[] = [
  memberTable({
    name: 'live_pairings',
    ownerColumn: 'host_id',
    columns: ['cigar_name', 'step', 'created_at', 'revealed_at'],
    label: ['live pairing you host', 'live pairings you host'],
  }),
  memberTable({
    name: 'live_pairing_guests',
    columns: ['pairing_id', 'joined_at', 'left_at'],
    label: null,
  }),
  memberTable({
    name: 'live_pairing_votes',
    columns: ['pairing_id', 'place', 'third', 'stars'],
    label: ['vote in a live pairing', 'votes in live pairings'],
  }),
]
