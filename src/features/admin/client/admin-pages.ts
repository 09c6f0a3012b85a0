import { ShieldCheckIcon } from '@phosphor-icons/react/ShieldCheck'
import { adminPage } from '../admin-pages.contract.ts'
import { readAdminSearch } from './admin-search.ts'

export const adminIcons = { [adminPage.path]: ShieldCheckIcon } as const

export const adminView = {
  page: adminPage,
  load: async () => (await import('./AdminPage.tsx')).AdminPage,
  readSearch: readAdminSearch,
} as const
