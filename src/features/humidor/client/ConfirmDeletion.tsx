import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import type { HumidorItem } from '../humidor.contract.ts'

interface ConfirmDeletionProps {
  item: HumidorItem
  onClose: () => void
  onConfirm: () => void
}

export function ConfirmDeletion({ item, onClose, onConfirm }: ConfirmDeletionProps) {
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Delete this cigar?"
      description={`${item.brand} ${item.cigarName}, ${item.quantity} left. This cannot be undone.`}
      role="alertdialog"
      size="small"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" onClick={onConfirm}>
            Delete
          </Button>
        </>
      }
    />
  )
}
