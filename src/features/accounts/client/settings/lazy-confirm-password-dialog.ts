import { lazy } from 'react'

export const ConfirmPasswordDialog = lazy(async () => ({
  default: (await import('./ConfirmPasswordDialog.tsx')).ConfirmPasswordDialog,
}))
