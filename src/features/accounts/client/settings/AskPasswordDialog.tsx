import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button, type ButtonProps } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { PasswordField } from '../PasswordField.tsx'
import css from './Rows.module.css'
import { useAccountChange } from './use-account-change.ts'

interface AskPasswordDialogProps {
  title: string
  description: ReactNode
  confirmLabel: string
  look?: ButtonProps['look']
  /** Said when it fails and the house did not say why. */
  fallback: string
  /** Whatever it takes to do it. Then the dialog closes, or what this gives back comes next instead. */
  confirm: (password: string) => Promise<(() => void) | undefined>
  onClose: () => void
  children?: ReactNode
}

/** What changes the way in, or cannot be taken back, asks for the password once more. */
export function AskPasswordDialog({ confirm, onClose, ...texts }: AskPasswordDialogProps) {
  const [password, setPassword] = useState('')
  const { form, isBusy, change, complain, textFor, textBeside } = useAccountChange(texts.fallback)
  const formId = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!password) return complain({ field: 'password', text: 'Please enter your current password' })
    void change(async () => {
      const goOn = await confirm(password)
      ;(goOn ?? onClose)()
    })
  }

  const problem = textBeside('password')
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
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          value={password}
          onValueChange={setPassword}
          error={textFor('password')}
        />
      </form>
      {problem && <ErrorBox>{problem}</ErrorBox>}
    </Dialog>
  )
}
