import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

export const journalMemberData: readonly MemberTable[] = [
  memberTable({
    name: 'tasting_journal',
    columns: [
      'id',
      'cigar_name',
      'drink_name',
      'vitola',
      'rating',
      'notes',
      'first_third',
      'second_third',
      'last_third',
      'draw',
      'burn',
      'appearance',
      'flavors',
      'duration_minutes',
      'pairing_id',
      'humidor_item_id',
      'temperature',
      'humidity',
      'smoked_at',
      'created_at',
    ],
    label: ['entry in your journal', 'entries in your journal'],
  }),
  memberTable({
    name: 'journal_photos',
    columns: ['entry_id', 'saved_at'],
    file: { content: 'content', name: 'entry_id', extension: 'jpg' },
    label: ['photo in your journal', 'photos in your journal'],
  }),
]
