import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

/** Includes removed pairings that can still be restored. */
export const vaultMemberData: readonly MemberTable[] = [
  memberTable({
    name: 'saved_pairings',
    label: ['pairing in your vault', 'pairings in your vault'],
    columns: [
      'id',
      'cigar_name',
      'pairing_type',
      'pairing_name',
      'notes',
      'rating',
      'status',
      'tried_on',
      'own_notes',
      'score',
      'created_at',
      'deleted_at',
      'cigar_id',
      'drink_id',
      'share_code',
      'result',
    ],
  }),
]
