export const barPage = {
  path: '/dashboard/bar',
  title: 'My bar',
  label: 'My bar',
  key: 'b',
  group: 'member',
  aliases: 'drinks bottles shelf',
} as const
