export const announcementsPage = {
  path: '/lounge/announcements',
  title: 'Announcements',
} as const
