import { useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { Emblem } from '#platform/client/ui/drawings/Emblem.tsx'
import { accountsNotOpen } from './accounts-not-open.ts'

interface SignInDialogProps {
  /** Counts how often it was asked for. */
  opening: { count: number }
}

/** Where members will sign in. Until accounts open it says so. */
export function SignInDialog({ opening }: SignInDialogProps) {
  const [closedCount, setClosedCount] = useState(0)
  const close = () => setClosedCount(opening.count)
  return (
    <Dialog
      open={opening.count > closedCount}
      onOpenChange={open => !open && close()}
      title={accountsNotOpen.title}
      description={accountsNotOpen.text}
      crest={<Emblem sizePixels={40} />}
      size="small"
      actions={
        <Button look="primary" wide onClick={close}>
          Back to the door
        </Button>
      }
    />
  )
}
