import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

export const notificationsMemberData: readonly MemberTable[] = [
  memberTable({
    name: 'notifications',
    columns: ['id', 'kind', 'title', 'body', 'href', 'created_at', 'read_at', 'delivered_at'],
    label: ['notification', 'notifications'],
  }),
  memberTable({
    name: 'notification_settings',
    columns: ['channels', 'quiet_from', 'quiet_until', 'time_zone'],
    label: null,
  }),
  // Whoever knows endpoint and keys could be mistaken for this server.
  memberTable({
    name: 'push_subscriptions',
    columns: ['id', 'created_at'],
    label: ['browser that gets push messages', 'browsers that get push messages'],
  }),
]
