import { useState } from 'react'
import { safeNext } from '#features/accounts/accounts.rules.ts'
import { SignInForm } from '#features/accounts/client/SignInForm.tsx'
import { readSignInStep } from '#features/accounts/client/sign-in-steps.ts'
import { Emblem } from '#features/illustrations/client/Emblem.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'

interface SignInDialogProps {
  opening: { count: number }
  mode: 'sign-in' | 'sign-up'
}

/** Over any public page. A new `opening.count` reopens it with an empty form. */
export function SignInDialog({ opening, mode }: SignInDialogProps) {
  const [closedCount, setClosedCount] = useState(0)
  const close = () => setClosedCount(opening.count)
  return (
    <SignInForm
      key={opening.count}
      startsWith={readSignInStep(mode)}
      onSignedIn={() => {
        close()
        location.assign(safeNext(undefined))
      }}
      frame={({ title, lead, children }) => (
        <Dialog
          open={opening.count > closedCount}
          onOpenChange={open => !open && close()}
          title={title}
          description={lead}
          crest={<Emblem sizePixels={40} />}
          size="small"
        >
          {children}
        </Dialog>
      )}
    />
  )
}
