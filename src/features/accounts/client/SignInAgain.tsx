import { type ComponentType, useEffect, useState } from 'react'
import { setSignInPrompt } from '#platform/client/api.ts'
import type { SignInAgainDialogProps } from './SignInAgainDialog.tsx'
import { useAccountEvents } from './use-account-events.ts'

interface OpenDialog {
  Dialog: ComponentType<SignInAgainDialogProps>
  onAnswer: (isSignedIn: boolean) => void
}

/**
 * When a call finds no session, opens a sign-in dialog over the page and lets the call continue afterwards, so that
 * nothing typed is lost. The dialog is loaded on demand. Also shows toasts about events on other devices.
 */
export function SignInAgain({ member }: Pick<SignInAgainDialogProps, 'member'>) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  useEffect(
    () =>
      setSignInPrompt(async () => {
        const loaded = await import('./SignInAgainDialog.tsx').catch(() => undefined)
        if (!loaded) return false
        return new Promise(resolve => {
          const onAnswer = (isSignedIn: boolean) => {
            setOpenDialog(undefined)
            resolve(isSignedIn)
          }
          setOpenDialog({ Dialog: loaded.SignInAgainDialog, onAnswer })
        })
      }),
    [],
  )
  useAccountEvents()
  return openDialog && <openDialog.Dialog member={member} onAnswer={openDialog.onAnswer} />
}
