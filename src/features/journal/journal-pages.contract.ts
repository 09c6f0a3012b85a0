export const journalPage = {
  path: '/dashboard/journal',
  title: 'Tasting Journal',
  label: 'Tasting Journal',
  key: 'j',
  group: 'member',
  aliases: 'notes diary',
} as const

export const palatePage = {
  path: '/dashboard/journal/palate',
  title: 'Your palate',
  label: 'Your palate',
  aliases: 'taste flavors radar year favorites',
} as const
