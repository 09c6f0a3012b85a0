import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'

interface ConfirmDeletionProps {
  cigar: string
  onClose: () => void
  onConfirm: () => void
}

export function ConfirmDeletion({ cigar, onClose, onConfirm }: ConfirmDeletionProps) {
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Are you sure you want to delete this entry?"
      description={`${cigar}. This cannot be undone.`}
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
