import { ArmchairIcon } from '@phosphor-icons/react/Armchair'
import { loungePage, moderationPage } from '../chat-pages.contract.ts'

export const chatIcons = { [loungePage.path]: ArmchairIcon } as const

export const loungeView = {
  page: loungePage,
  load: async () => (await import('./LoungePage.tsx')).LoungePage,
} as const

export const moderationView = {
  page: moderationPage,
  load: async () => (await import('./moderation/ModerationPage.tsx')).ModerationPage,
} as const
