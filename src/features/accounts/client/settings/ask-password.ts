import { lazy } from 'react'

export const AskPasswordDialog = lazy(async () => ({
  default: (await import('./AskPasswordDialog.tsx')).AskPasswordDialog,
}))
