import { announcementsPage } from '../announcements-pages.contract.ts'

export const announcementsView = {
  page: announcementsPage,
  load: async () => (await import('./AnnouncementsPage.tsx')).AnnouncementsPage,
} as const
