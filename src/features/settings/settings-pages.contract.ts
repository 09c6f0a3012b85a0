export const settingsPage = {
  path: '/dashboard/settings',
  title: 'Settings',
  label: 'Settings',
  key: 's',
  group: 'account',
  aliases: 'profile password theme voice account',
} as const

export const outboxPage = {
  path: '/dashboard/outbox',
  title: 'Outbox',
  under: '/dashboard/admin',
} as const
