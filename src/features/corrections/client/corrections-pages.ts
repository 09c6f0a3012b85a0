import { correctionsPage } from '../corrections-pages.contract.ts'

export interface CorrectionsSearch {
  of?: unknown
  id?: unknown
  missing?: unknown
  name?: unknown
  view?: unknown
}

export const correctionsView = {
  page: correctionsPage,
  load: async () => (await import('./CorrectionsPage.tsx')).CorrectionsPage,
  // Read by the page, which has the room: this file is a part of the frame.
  readSearch: (search: Record<string, unknown>): CorrectionsSearch => search,
} as const
