import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { adminAccessContract } from '#features/accounts/admin-access.contract.ts'
import { PasswordField } from '#features/accounts/client/PasswordField.tsx'
import { signInMethodsQuery } from '#features/accounts/client/settings/sign-in-methods-query.ts'
import { recoveryContract } from '#features/accounts/recovery.contract.ts'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import css from './AccessForm.module.css'
import { useSetAccess } from './use-admin-access.ts'

/** The admin's own password once more, or the code that is mailed to an account without one. */
export function AccessForm() {
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState<string>()
  const setAccess = useSetAccess()
  const unlock = useMutation({
    mutationFn: () => call(adminAccessContract.unlockAdmin, { body: { password } }),
    onSuccess: ({ unlockedUntil }) => setAccess(unlockedUntil),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(password ? undefined : 'Please enter your admin password')
    if (password && !unlock.isPending) unlock.mutate()
  }
  const refused = unlock.error && messageFor(unlock.error, 'Invalid password')
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <PasswordField
        label="Admin Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onValueChange={setPassword}
        error={missing ?? refused ?? undefined}
      />
      <MailedCode />
      <Button type="submit" look="primary" working={unlock.isPending}>
        Access Admin Panel
      </Button>
    </form>
  )
}

/** For an account of single sign-on, which has no password. */
function MailedCode() {
  const { data } = useQuery(signInMethodsQuery)
  const mailing = useMutation({ mutationFn: () => call(recoveryContract.requestConfirmationCode, {}) })
  if (data?.hasPassword !== false) return null
  return (
    <div className={css.code}>
      <p>Your account has no password. A code by mail stands for it, once, within ten minutes.</p>
      <Button type="button" working={mailing.isPending} onClick={() => mailing.mutate()}>
        {mailing.isSuccess ? 'Mail me another code' : 'Mail me a code'}
      </Button>
      <p role="status">{mailing.isSuccess && 'The code is on its way to your mail address.'}</p>
      {mailing.error && <ErrorBox>{messageFor(mailing.error, 'Failed to mail the code')}</ErrorBox>}
    </div>
  )
}
