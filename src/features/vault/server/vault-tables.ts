import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

/** What a member may take along of their vault, with what they took out and could still put back. */
export const vaultTables: readonly MemberTable[] = [
  memberTable('saved_pairings', [
    'id',
    'cigar_name',
    'pairing_type',
    'pairing_name',
    'notes',
    'rating',
    'created_at',
    'deleted_at',
    'cigar_id',
    'drink_id',
    'share_code',
  ]),
]
