import { useEffect, useEffectEvent } from 'react'
import { Emblem } from '#features/illustrations/client/Emblem.tsx'
import { call } from '#platform/client/api.ts'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { accountsContract } from '../accounts.contract.ts'
import { SignInForm } from './SignInForm.tsx'
import { onSessionChange } from './session-channel.ts'

export interface SignInAgainDialogProps {
  /** The member whose page is open. */
  member: { id: string; email: string }
  onAnswer: (isSignedIn: boolean) => void
}

export function SignInAgainDialog({ member, onAnswer }: SignInAgainDialogProps) {
  async function goOn(): Promise<void> {
    const session = await call(accountsContract.readSession, {})
    // Sign-in succeeded, but the browser blocks cookies.
    if (!session) throw new Error()
    if (session.user.id === member.id) return onAnswer(true)
    // Another member: the page shows someone else's data.
    location.assign('/dashboard')
    await new Promise(() => undefined)
  }
  // The member may sign in again in another tab.
  const signedInElsewhere = useEffectEvent(() => void goOn().catch(() => undefined))
  useEffect(() => onSessionChange(() => signedInElsewhere()), [])
  return (
    <SignInForm
      startsWith={{ name: 'sign-in', email: member.email }}
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
