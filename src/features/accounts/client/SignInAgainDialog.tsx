import { useEffect, useEffectEvent } from 'react'
import { call } from '#platform/client/api.ts'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { Emblem } from '#platform/client/ui/drawings/Emblem.tsx'
import { accountsContract } from '../accounts.contract.ts'
import { hearSession } from './announce-session.ts'
import { SignInForm } from './SignInForm.tsx'

export interface SignInAgainDialogProps {
  /** Whose page it is. */
  memberId: string
  onAnswer: (isSignedIn: boolean) => void
}

/** The way in, over a page that stays as it is. */
export function SignInAgainDialog({ memberId, onAnswer }: SignInAgainDialogProps) {
  async function goOn(): Promise<void> {
    const held = await call(accountsContract.readSession, {})
    // Without cookies there is no session, whatever the answer was.
    if (!held) throw new Error()
    if (held.user.id === memberId) return onAnswer(true)
    // Somebody else: nothing of this page is theirs.
    location.assign('/dashboard')
    await new Promise(() => undefined)
  }
  // Signing in again may as well happen in another tab.
  const heard = useEffectEvent(() => void goOn().catch(() => undefined))
  useEffect(() => hearSession(() => heard()), [])
  return (
    <SignInForm
      next={location.pathname + location.search}
      onSignedIn={goOn}
      frame={({ title, lead, children }) => (
        <Dialog
          open
          onOpenChange={isOpen => !isOpen && onAnswer(false)}
          title={title}
          description={lead ?? 'Please sign in to use this feature'}
          crest={<Emblem sizePixels={40} />}
          size="small"
        >
          {children}
        </Dialog>
      )}
    />
  )
}
