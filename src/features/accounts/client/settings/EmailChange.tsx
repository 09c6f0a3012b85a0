import { type FormEvent, useId, useState } from 'react'
import { call } from '#platform/client/api.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { emailInvalid, emailPattern, maxEmailLength } from '../../accounts.rules.ts'
import { recoveryContract } from '../../recovery.contract.ts'
import { ConfirmationField, confirmationMissing } from './ConfirmationField.tsx'
import css from './Rows.module.css'
import { storedNewEmail, storeNewEmail } from './stored-new-email.ts'
import { useAccountChange } from './use-account-change.ts'

const fields = ['newEmail', 'password']

export function EmailChange({ onClose, onSent }: { onClose: () => void; onSent: (to: string) => void }) {
  const [newEmail, setNewEmail] = useState(storedNewEmail)
  const [password, setPassword] = useState('')
  const { form, isBusy, change, setFormError, errorFor, otherError } = useAccountChange(
    'Failed to change the email',
  )
  const formId = useId()

  function type(text: string): void {
    setNewEmail(text)
    storeNewEmail(text)
  }

  function close(): void {
    storeNewEmail('')
    onClose()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const to = newEmail.trim()
    if (!emailPattern.test(to)) return setFormError({ field: 'newEmail', text: emailInvalid })
    if (!password) return setFormError({ field: 'password', text: confirmationMissing })
    void change(async () => {
      await call(recoveryContract.requestEmailChange, { body: { newEmail: to, password } })
      onSent(to)
      close()
    })
  }

  const problem = otherError(...fields)
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && close()}
      title="Change email"
      description="We’ll send a link to the new address. Nothing changes until you use it."
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" working={isBusy}>
            Send the link
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={css.fields} onSubmit={submit} noValidate>
        <Field
          label="New email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={maxEmailLength}
          value={newEmail}
          onValueChange={type}
          error={errorFor('newEmail')}
        />
        <ConfirmationField value={password} onValueChange={setPassword} error={errorFor('password')} />
      </form>
      {problem && <ErrorBox>{problem}</ErrorBox>}
    </Dialog>
  )
}
