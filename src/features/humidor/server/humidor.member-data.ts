import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

export const humidorMemberData: readonly MemberTable[] = [
  memberTable({
    name: 'humidors',
    columns: ['id', 'name', 'capacity', 'created_at'],
    label: ['humidor', 'humidors'],
  }),
  memberTable({
    name: 'humidor_items',
    columns: [
      'id',
      'humidor_id',
      'brand',
      'cigar_name',
      'vitola',
      'wrapper',
      'size',
      'quantity',
      'low_at',
      'purchased_on',
      'aging_until',
      'location',
      'box_code',
      'price',
      'notes',
      'created_at',
    ],
    label: ['entry in your humidor', 'entries in your humidor'],
  }),
  memberTable({
    name: 'humidor_smokes',
    columns: ['id', 'item_id', 'smoked_at'],
    label: ['cigar taken out to smoke', 'cigars taken out to smoke'],
  }),
  memberTable({
    name: 'readiness_rules',
    columns: ['strength', 'rest_days', 'prime_from_days', 'prime_until_days'],
    label: ['rule for aging', 'rules for aging'],
  }),
  memberTable({
    name: 'humidor_maintenance',
    columns: ['id', 'humidor_id', 'kind', 'done_at', 'pack_strength', 'pack_count', 'note'],
    label: ['entry about maintenance', 'entries about maintenance'],
  }),
]
