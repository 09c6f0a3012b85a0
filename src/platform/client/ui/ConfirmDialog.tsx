import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

export interface ConfirmDialogProps {
  /** The question. */
  title: string
  /** What it is about, and whether it can be undone. */
  description: string
  /** Of the button that does it. */
  action: string
  working?: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  title,
  description,
  action,
  working,
  onClose,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={title}
      description={description}
      role="alertdialog"
      size="small"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" working={working ?? false} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  )
}
