import { lexiconPage } from '../voice-pages.contract.ts'

export const lexiconView = {
  page: lexiconPage,
  load: async () => (await import('./LexiconPage.tsx')).LexiconPage,
} as const
