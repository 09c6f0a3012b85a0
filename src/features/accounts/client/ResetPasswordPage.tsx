import { useState } from 'react'
import { call } from '#platform/client/api.ts'
import { Button, ButtonLink } from '#platform/client/ui/Button.tsx'
import { isPasswordTooLong, minPasswordLength, passwordTooLong, passwordTooShort } from '../accounts.rules.ts'
import { recoveryContract } from '../recovery.contract.ts'
import { FormShell } from './FormShell.tsx'
import { isUsedLink, removeTokenFromUrl, tokenFromUrl } from './mailed-link.ts'
import { PageFrame } from './PageFrame.tsx'
import { PasswordField } from './PasswordField.tsx'
import { UsedLink } from './UsedLink.tsx'
import { useAttempt } from './use-attempt.ts'

const title = 'Set a new password'

export function ResetPasswordPage() {
  const token = tokenFromUrl()
  const [state, setState] = useState<'open' | 'used' | 'done'>(token === '' ? 'used' : 'open')
  const { isBusy, formError, setFormError, attempt } = useAttempt()
  if (state === 'used')
    return (
      <PageFrame title={title}>
        <UsedLink href="/login?mode=forgotten" label="Request a new link" />
      </PageFrame>
    )
  if (state === 'done') return <PasswordIsSet />

  async function resetPassword(newPassword: string): Promise<void> {
    try {
      await call(recoveryContract.resetPassword, { body: { token, newPassword } })
      removeTokenFromUrl()
      setState('done')
    } catch (failure) {
      if (!isUsedLink(failure)) throw failure
      setState('used')
    }
  }

  function submit({ newPassword = '' }: Record<string, string>): void {
    const error = validatePassword(newPassword)
    if (error) setFormError({ field: 'newPassword', text: error })
    else void attempt(() => resetPassword(newPassword))
  }

  return (
    <PageFrame title={title} lead="This signs out every device, including this one.">
      <FormShell {...{ title, formError }} takesFocus={false} onSubmit={submit}>
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          description="At least 6 characters."
          error={formError?.field === 'newPassword' ? formError.text : undefined}
        />
        <Button type="submit" look="primary" wide working={isBusy}>
          Set password
        </Button>
      </FormShell>
    </PageFrame>
  )
}

function PasswordIsSet() {
  return (
    <PageFrame
      title="Your password is set."
      lead={<span role="status">Every device was signed out. Sign in with the new password.</span>}
    >
      <ButtonLink href="/login" look="primary" wide>
        Sign In
      </ButtonLink>
    </PageFrame>
  )
}

function validatePassword(password: string): string | undefined {
  if (password.length < minPasswordLength) return passwordTooShort
  return isPasswordTooLong(password) ? passwordTooLong : undefined
}
