import { CalendarBlankIcon } from '@phosphor-icons/react/CalendarBlank'
import {
  checkInPage,
  eventsPage,
  guestListPage,
  loungeEventsPage,
  manageEventsPage,
} from '../events-pages.contract.ts'
import { readCheckInSearch } from './check-in-search.ts'
import { readManageSearch } from './manage/manage-search.ts'

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

export const manageEventsView = {
  page: manageEventsPage,
  load: async () => (await import('./manage/ManageEventsPage.tsx')).ManageEventsPage,
  readSearch: readManageSearch,
} as const

export const guestListView = {
  page: guestListPage,
  load: async () => (await import('./guests/GuestsPage.tsx')).GuestsPage,
} as const
