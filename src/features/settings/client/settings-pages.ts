import { GearSixIcon } from '@phosphor-icons/react/GearSix'
import { outboxPage, settingsPage } from '../settings-pages.contract.ts'
import { readSettingsSearch } from './settings-tabs.ts'

export const settingsIcons = { [settingsPage.path]: GearSixIcon } as const

export const settingsView = {
  page: settingsPage,
  load: async () => (await import('./SettingsPage.tsx')).SettingsPage,
  readSearch: readSettingsSearch,
} as const

export const outboxView = {
  page: outboxPage,
  load: async () => (await import('./OutboxPage.tsx')).OutboxPage,
} as const
