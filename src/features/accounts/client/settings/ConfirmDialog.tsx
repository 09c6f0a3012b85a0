import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button, type ButtonProps } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { ConfirmationField, confirmationMissing } from './ConfirmationField.tsx'
import css from './Rows.module.css'
import { useAccountChange } from './use-account-change.ts'

export interface ConfirmDialogProps {
  title: string
  description: ReactNode
  confirmLabel: string
  look?: ButtonProps['look']
  /** The error to show if the server gives no reason. */
  fallback: string
  /** On success the dialog closes, or the returned function runs instead. */
  confirm: (password: string) => Promise<(() => void) | undefined>
  onClose: () => void
  children?: ReactNode
}

export function ConfirmDialog({ confirm, onClose, ...texts }: ConfirmDialogProps) {
  const [password, setPassword] = useState('')
  const { form, isBusy, change, setFormError, errorFor, otherError } = useAccountChange(texts.fallback)
  const formId = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!password) return setFormError({ field: 'password', text: confirmationMissing })
    void change(async () => {
      const continueWith = await confirm(password)
      ;(continueWith ?? onClose)()
    })
  }

  const problem = otherError('password')
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      role={texts.look === 'danger' ? 'alertdialog' : 'dialog'}
      title={texts.title}
      description={texts.description}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} look={texts.look ?? 'primary'} working={isBusy}>
            {texts.confirmLabel}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={css.fields} onSubmit={submit} noValidate>
        {texts.children}
        <ConfirmationField value={password} onValueChange={setPassword} error={errorFor('password')} />
      </form>
      {problem && <ErrorBox>{problem}</ErrorBox>}
    </Dialog>
  )
}
