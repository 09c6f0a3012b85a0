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

/** For hosts: the events, and the form of one. */
export const manageEventsPage = {
  path: '/lounge/events/manage',
  title: 'Manage events',
} as const

/** For staff at the door. */
export const guestListPage = {
  path: '/lounge/events/:event/guests',
  title: 'Guests',
} as const
