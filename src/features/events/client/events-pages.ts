import { CalendarBlankIcon } from '@phosphor-icons/react/CalendarBlank'
import { checkInPage, eventsPage, loungeEventsPage } from '../events-pages.contract.ts'
import { readCheckInSearch } from './check-in-search.ts'

export const eventsIcons = { [eventsPage.path]: CalendarBlankIcon } as const

export const eventsView = {
  page: eventsPage,
  load: async () => (await import('./EventsPage.tsx')).EventsPage,
} as const

export const loungeEventsView = {
  page: loungeEventsPage,
  load: async () => (await import('./LoungeEventsPage.tsx')).LoungeEventsPage,
} as const

export const checkInView = {
  page: checkInPage,
  load: async () => (await import('./CheckInPage.tsx')).CheckInPage,
  readSearch: readCheckInSearch,
} as const
