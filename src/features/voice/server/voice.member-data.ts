import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

export const voiceMemberData: readonly MemberTable[] = [
  memberTable({
    name: 'speech_use',
    columns: ['day', 'characters'],
    label: ['day on which a premium voice read to you', 'days on which a premium voice read to you'],
  }),
]
