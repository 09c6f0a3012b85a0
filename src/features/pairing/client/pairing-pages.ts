import { picksPage } from '../pairing-pages.contract.ts'
import { readPicksSearch } from './manage/picks-search.ts'

export const picksView = {
  page: picksPage,
  load: async () => (await import('./manage/PicksPage.tsx')).PicksPage,
  readSearch: readPicksSearch,
} as const
