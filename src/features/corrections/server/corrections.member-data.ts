import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

export const correctionsMemberData: readonly MemberTable[] = [
  memberTable({
    name: 'catalogue_reports',
    columns: [
      'created_at',
      'kind',
      'row_id',
      'name',
      'about',
      'proposal',
      'source_url',
      'closed_at',
      'outcome',
      'word',
    ],
    label: ['report about the catalog', 'reports about the catalog'],
  }),
]
