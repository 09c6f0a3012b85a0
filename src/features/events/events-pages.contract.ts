export const eventsPage = {
  path: '/dashboard/events',
  title: 'Upcoming Events',
  label: 'Events',
  key: 'e',
  group: 'lounge',
} as const

export const loungeEventsPage = {
  path: '/lounge/events',
  title: 'Upcoming Events',
} as const

export const checkInPage = {
  path: '/lounge/check-in',
  title: 'Check-in',
} as const
