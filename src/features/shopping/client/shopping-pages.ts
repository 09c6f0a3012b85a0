import { retailersPage } from '../shopping-pages.contract.ts'

export const retailersView = {
  page: retailersPage,
  load: async () => (await import('./RetailersPage.tsx')).RetailersPage,
} as const
