import { HouseLineIcon } from '@phosphor-icons/react/HouseLine'
import { overviewPage } from '../overview-pages.contract.ts'

export const overviewIcons = { [overviewPage.path]: HouseLineIcon } as const

export const overviewView = {
  page: overviewPage,
  load: async () => (await import('./OverviewPage.tsx')).OverviewPage,
} as const
