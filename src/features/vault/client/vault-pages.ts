import { VaultIcon } from '@phosphor-icons/react/Vault'
import { savedPairingPage, vaultPage } from '../vault-pages.contract.ts'
import { readVaultSearch } from './vault-search.ts'

export const vaultIcons = { [vaultPage.path]: VaultIcon } as const

export const vaultView = {
  page: vaultPage,
  load: async () => (await import('./VaultPage.tsx')).VaultPage,
  readSearch: readVaultSearch,
} as const

export const savedPairingView = {
  page: savedPairingPage,
  load: async () => (await import('./SavedPairingPage.tsx')).SavedPairingPage,
} as const
