import { ArmchairIcon } from '@phosphor-icons/react/Armchair'
import { loungePage } from '../chat-pages.contract.ts'

export const chatIcons = { [loungePage.path]: ArmchairIcon } as const

export const loungeView = {
  page: loungePage,
  load: async () => (await import('./LoungePage.tsx')).LoungePage,
} as const
