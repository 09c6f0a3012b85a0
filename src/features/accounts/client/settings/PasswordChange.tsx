import { type FormEvent, useState } from 'react'
import { call } from '#platform/client/api.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { accountsContract } from '../../accounts.contract.ts'
import {
  isPasswordTooLong,
  minPasswordLength,
  passwordTooLong,
  passwordTooShort,
} from '../../accounts.rules.ts'
import { PasswordField } from '../PasswordField.tsx'
import type { FormError } from '../use-attempt.ts'
import css from './Rows.module.css'
import { useAccountChange } from './use-account-change.ts'

const emptyFields = { password: '', newPassword: '', confirm: '' }
type Fields = typeof emptyFields

/** A success does not stand beside what fails afterwards. */
const changedToast = 'password'

interface PasswordChangeProps {
  /** Lets password managers match the account. */
  email: string
  onChanged: () => void
}

export function PasswordChange({ email, onChanged }: PasswordChangeProps) {
  const [fields, setFields] = useState(emptyFields)
  const { form, isBusy, change, setFormError, errorFor, otherError } =
    useAccountChange('Failed to change password')
  const toast = useToast()

  function submit(event: FormEvent) {
    event.preventDefault()
    const error = validate(fields)
    toast.close(changedToast)
    if (error) return setFormError(error)
    const { password: currentPassword, newPassword } = fields
    void change(async () => {
      await call(accountsContract.changePassword, { body: { currentPassword, newPassword } })
      setFields(emptyFields)
      onChanged()
      toast.info('Password changed. Your other devices were signed out.', { id: changedToast })
    })
  }

  const field = (name: keyof Fields) => ({
    name,
    value: fields[name],
    onValueChange: (value: string) => setFields({ ...fields, [name]: value }),
    error: errorFor(name),
  })
  const problem = otherError('password', 'newPassword', 'confirm')
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...field('password')} label="Current password" autoComplete="current-password" />
      <PasswordField
        {...field('newPassword')}
        label="New password"
        description={`At least ${minPasswordLength} characters. A short sentence is easy to remember and hard to guess.`}
        autoComplete="new-password"
      />
      <PasswordField {...field('confirm')} label="Confirm new password" autoComplete="new-password" />
      {problem && <ErrorBox>{problem}</ErrorBox>}
      <Button type="submit" working={isBusy}>
        Change password
      </Button>
    </form>
  )
}

function validate({ password, newPassword, confirm }: Fields): FormError | undefined {
  if (!password) return { field: 'password', text: 'Please enter your current password' }
  if (newPassword !== confirm) return { field: 'confirm', text: 'New passwords do not match' }
  if (newPassword.length < minPasswordLength) return { field: 'newPassword', text: passwordTooShort }
  if (newPassword === password)
    return { field: 'newPassword', text: 'Choose a password other than the current one' }
  if (isPasswordTooLong(newPassword)) return { field: 'newPassword', text: passwordTooLong }
  return undefined
}
