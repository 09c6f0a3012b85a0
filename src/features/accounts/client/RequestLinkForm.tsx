import { useState } from 'react'
import { call } from '#platform/client/api.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import hidden from '#platform/client/ui/Hidden.module.css'
import { emailInvalid, emailPattern, safeNext } from '../accounts.rules.ts'
import { recoveryContract } from '../recovery.contract.ts'
import { EmailField } from './EmailField.tsx'
import { FormShell } from './FormShell.tsx'
import css from './SignInForm.module.css'
import type { StepProps } from './sign-in-steps.ts'
import { linkSent } from './sign-in-steps.ts'
import { TextButton } from './TextButton.tsx'
import { useAttempt } from './use-attempt.ts'

const { requestSignInLink, requestPasswordReset } = recoveryContract

interface RequestLinkFormProps extends StepProps {
  purpose: 'forgotten' | 'link'
  /** Typed in the previous step. */
  email: string | undefined
}

/** Requests a link by mail. The response does not reveal whether the address has an account. */
export function RequestLinkForm({ purpose, email, title, takesFocus, next, go }: RequestLinkFormProps) {
  const [isSent, setIsSent] = useState(false)
  const { isBusy, formError, setFormError, attempt } = useAttempt()
  const requestLink = (address: string) =>
    purpose === 'link'
      ? call(requestSignInLink, { body: { email: address, ...(next && { next: safeNext(next) }) } })
      : call(requestPasswordReset, { body: { email: address } })

  function submit(fields: Record<string, string>): void {
    const address = (fields.email ?? '').trim()
    setIsSent(false)
    if (!emailPattern.test(address)) setFormError({ field: 'email', text: emailInvalid })
    else
      void attempt(async () => {
        await requestLink(address)
        setIsSent(true)
      })
  }

  return (
    <>
      <p role="status" className={isSent ? css.notice : hidden.hidden}>
        {isSent && linkSent}
      </p>
      <FormShell {...{ title, formError, takesFocus }} onSubmit={submit}>
        <EmailField
          defaultValue={email}
          autoComplete="username"
          error={formError?.field === 'email' ? formError.text : undefined}
        />
        <Button type="submit" look="primary" wide working={isBusy}>
          {isSent ? 'Send it again' : 'Send the link'}
        </Button>
      </FormShell>
      <p className={css.aside}>
        <TextButton onClick={() => go({ name: 'sign-in' })}>Back to sign-in</TextButton>
      </p>
    </>
  )
}
