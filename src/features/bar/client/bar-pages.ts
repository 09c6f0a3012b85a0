import { MartiniIcon } from '@phosphor-icons/react/Martini'
import { barPage } from '../bar-pages.contract.ts'

export const barIcons = { [barPage.path]: MartiniIcon } as const

export const barView = {
  page: barPage,
  load: async () => (await import('./BarPage.tsx')).BarPage,
} as const
