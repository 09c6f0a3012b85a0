import { type FormEvent, useId, useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { ConfirmationField, confirmationMissing } from './ConfirmationField.tsx'
import css from './Rows.module.css'
import { registerPasskey } from './register-passkey.ts'
import { useAccountChange } from './use-account-change.ts'

const maxNameLength = 60

export function AddPasskey({ onClose, onAdded }: { onClose: () => void; onAdded: () => Promise<void> }) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const { form, isBusy, change, setFormError, errorFor, otherError } =
    useAccountChange('Failed to add the passkey')
  const formId = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!password) return setFormError({ field: 'password', text: confirmationMissing })
    void change(async () => {
      await registerPasskey({ name: name.trim(), password })
      await onAdded()
      onClose()
    })
  }

  const problem = otherError('name', 'password')
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title="Add a passkey"
      description="Your browser will ask for a fingerprint, a face, a PIN or a security key. Your other devices will be signed out."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" working={isBusy}>
            Continue
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={css.fields} onSubmit={submit} noValidate>
        <Field
          label="Name"
          description="For example, the name of the device it is on."
          autoComplete="off"
          maxLength={maxNameLength}
          value={name}
          onValueChange={setName}
          error={errorFor('name')}
        />
        <ConfirmationField value={password} onValueChange={setPassword} error={errorFor('password')} />
      </form>
      {problem && <ErrorBox>{problem}</ErrorBox>}
    </Dialog>
  )
}
