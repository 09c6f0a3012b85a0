import { NotebookIcon } from '@phosphor-icons/react/Notebook'
import { journalPage, palatePage } from '../journal-pages.contract.ts'
import { readJournalSearch } from './journal-search.ts'
import { readPalateSearch } from './palate-search.ts'

export const journalIcons = { [journalPage.path]: NotebookIcon } as const

export const journalView = {
  page: journalPage,
  load: async () => (await import('./JournalPage.tsx')).JournalPage,
  readSearch: readJournalSearch,
} as const

export const palateView = {
  page: palatePage,
  load: async () => (await import('./PalatePage.tsx')).PalatePage,
  readSearch: readPalateSearch,
} as const
