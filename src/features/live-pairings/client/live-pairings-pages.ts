import { livePairingsPage } from '../live-pairings-pages.contract.ts'
import { readLivePairingsSearch } from './live-pairings-search.ts'

export const livePairingsView = {
  page: livePairingsPage,
  load: async () => (await import('./LivePairingsPage.tsx')).LivePairingsPage,
  readSearch: readLivePairingsSearch,
} as const
