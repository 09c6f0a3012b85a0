import { useState } from 'react'
import { call } from '#platform/client/api.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import hidden from '#platform/client/ui/Hidden.module.css'
import { emailInvalid, emailPattern, safeNext } from '../accounts.rules.ts'
import { recoveryContract } from '../recovery.contract.ts'
import { EmailField } from './EmailField.tsx'
import { FormShell } from './FormShell.tsx'
import css from './SignInForm.module.css'
import type { StepProps } from './SignInForm.tsx'
import { mailOnItsWay } from './sign-in-steps.ts'
import { TextButton } from './TextButton.tsx'
import { useAttempt } from './use-attempt.ts'

const { requestSignInLink, requestPasswordReset } = recoveryContract

interface MailFormProps extends StepProps {
  asksFor: 'forgotten' | 'link'
  /** As it was typed before. */
  email: string | undefined
}

/** Asks for a link by mail. The answer is the same for every address, known or not. */
export function MailForm({ asksFor, email, title, takesFocus, next, go }: MailFormProps) {
  const [isSent, setIsSent] = useState(false)
  const { isBusy, complaint, complain, attempt } = useAttempt()
  const request = (address: string) =>
    asksFor === 'link'
      ? call(requestSignInLink, { body: { email: address, ...(next && { next: safeNext(next) }) } })
      : call(requestPasswordReset, { body: { email: address } })

  function submit(fields: Record<string, string>): void {
    const address = (fields.email ?? '').trim()
    setIsSent(false)
    if (!emailPattern.test(address)) complain({ field: 'email', text: emailInvalid })
    else
      void attempt(async () => {
        await request(address)
        setIsSent(true)
      })
  }

  return (
    <>
      <p role="status" className={isSent ? css.news : hidden.hidden}>
        {isSent && mailOnItsWay}
      </p>
      <FormShell {...{ title, complaint, takesFocus }} onSubmit={submit}>
        <EmailField
          defaultValue={email}
          autoComplete="username"
          error={complaint?.field === 'email' ? complaint.text : undefined}
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
