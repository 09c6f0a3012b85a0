import { type FormEvent, useState } from 'react'
import { call } from '#platform/client/api.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { accountsContract } from '../../accounts.contract.ts'
import { longestPassword, passwordTooLong, passwordTooShort, shortestPassword } from '../../accounts.rules.ts'
import { PasswordField } from '../PasswordField.tsx'
import type { Complaint } from '../use-attempt.ts'
import css from './Rows.module.css'
import { useAccountChange } from './use-account-change.ts'

const emptyFields = { password: '', newPassword: '', confirm: '' }
type Fields = typeof emptyFields

interface PasswordChangeProps {
  /** Lets password managers match the account. */
  email: string
  onChanged: () => void
}

export function PasswordChange({ email, onChanged }: PasswordChangeProps) {
  const [fields, setFields] = useState(emptyFields)
  const { form, isBusy, change, setFormError, textFor, textBeside } =
    useAccountChange('Failed to change password')
  const { tell } = useToast()

  function submit(event: FormEvent) {
    event.preventDefault()
    const error = validate(fields)
    if (error) return setFormError(error)
    const { password: currentPassword, newPassword } = fields
    void change(async () => {
      await call(accountsContract.changePassword, { body: { currentPassword, newPassword } })
      setFields(emptyFields)
      onChanged()
      tell('Password changed. Your other devices were signed out.', { id: 'password' })
    })
  }

  const field = (name: keyof Fields) => ({
    name,
    value: fields[name],
    onValueChange: (value: string) => setFields({ ...fields, [name]: value }),
    error: textFor(name),
  })
  const problem = textBeside('password', 'newPassword', 'confirm')
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...field('password')} label="Current password" autoComplete="current-password" />
      <PasswordField
        {...field('newPassword')}
        label="New password"
        description={`At least ${shortestPassword} characters. A short sentence is easy to keep and hard to guess.`}
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

function validate({ password, newPassword, confirm }: Fields): Complaint | undefined {
  if (!password) return { field: 'password', text: 'Please enter your current password' }
  if (newPassword !== confirm) return { field: 'confirm', text: 'New passwords do not match' }
  if (newPassword.length < shortestPassword) return { field: 'newPassword', text: passwordTooShort }
  if (newPassword.length > longestPassword) return { field: 'newPassword', text: passwordTooLong }
  return undefined
}
