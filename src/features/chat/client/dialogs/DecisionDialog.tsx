import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import css from './ChatDialogs.module.css'

interface DecisionDialogProps {
  title: string
  description: string
  /** Of the button that decides. */
  action: string
  working: boolean
  /** Why it failed. */
  failure: string | null
  onClose: () => void
  onDecide: () => void
  children: ReactNode
}

/** A decision of a moderator about a member, with what it depends on. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { title, description, action, working, failure, onClose, onDecide, children } = props
  const formId = useId()
  function submit(event: FormEvent): void {
    event.preventDefault()
    onDecide()
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} look="danger" working={working}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        {children}
        {failure && (
          <p className={css.failure} role="alert">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  )
}
