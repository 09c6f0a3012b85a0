import { BrandyIcon } from '@phosphor-icons/react/Brandy'
import { readPairSearch } from '#features/pairing/client/pair-search.ts'
import { explorerPage } from '../sommelier-pages.contract.ts'

export const sommelierIcons = { [explorerPage.path]: BrandyIcon } as const

export const explorerView = {
  page: explorerPage,
  load: async () => (await import('./ExplorerPage.tsx')).ExplorerPage,
  readSearch: readPairSearch,
} as const
