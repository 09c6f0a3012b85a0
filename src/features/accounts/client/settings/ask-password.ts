import { lazy } from 'react'

/** Comes with the first thing that asks for it. */
export const AskPasswordDialog = lazy(async () => ({
  default: (await import('./AskPasswordDialog.tsx')).AskPasswordDialog,
}))
