import { WaveformIcon } from '@phosphor-icons/react/Waveform'
import { articlePage, articlesPage, askPage } from '../ask-pages.contract.ts'
import { readAskSearch } from './ask-search.ts'

export const askIcons = { [askPage.path]: WaveformIcon } as const

export const askView = {
  page: askPage,
  load: async () => (await import('./AskPage.tsx')).AskPage,
  readSearch: readAskSearch,
} as const

export const articlesView = {
  page: articlesPage,
  load: async () => (await import('./PortalContentsPage.tsx')).PortalContentsPage,
} as const

export const articleView = {
  page: articlePage,
  load: async () => (await import('./PortalArticlePage.tsx')).PortalArticlePage,
} as const
