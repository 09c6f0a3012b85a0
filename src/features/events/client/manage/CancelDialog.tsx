import { useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import type { EventScope, ManagedEvent } from '../../managed-events.contract.ts'
import { ScopeChoice } from './ScopeChoice.tsx'

interface CancelDialogProps {
  event: ManagedEvent
  onClose: () => void
  onConfirm: (scope: EventScope) => void
}

/** Says who is told; of a series it asks which. */
export function CancelDialog({ event, onClose, onConfirm }: CancelDialogProps) {
  const [scope, setScope] = useState<EventScope>('this')
  const { title, going, waiting, series_id } = event
  const guests = going + waiting
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={`Cancel ${title}?`}
      description={
        guests === 0
          ? 'Nobody has said that they come.'
          : `${guests === 1 ? 'One guest comes or waits and is' : `${guests} guests come or wait and are`} told at once.`
      }
      role="alertdialog"
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button look="danger" onClick={() => onConfirm(scope)}>
            Cancel the event
          </Button>
        </>
      }
    >
      {series_id !== null && <ScopeChoice label="Cancel" scope={scope} onChange={setScope} />}
    </Dialog>
  )
}
