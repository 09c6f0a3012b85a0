import { useRef } from 'react'
import { call } from '#platform/client/api.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { accountsContract } from '../accounts.contract.ts'
import { accountAwaitsApproval, accountCreated, checkCredentials } from '../accounts.rules.ts'
import { EmailField } from './EmailField.tsx'
import { FormShell } from './FormShell.tsx'
import { OtherSignInMethods } from './OtherSignInMethods.tsx'
import { PasswordField } from './PasswordField.tsx'
import css from './SignInForm.module.css'
import type { SignInStep, StepProps } from './sign-in-steps.ts'
import { TextButton } from './TextButton.tsx'
import { useAttempt } from './use-attempt.ts'

interface CredentialsFormProps extends StepProps {
  step: Extract<SignInStep, { name: 'sign-in' | 'sign-up' }>
}

export function CredentialsForm({ step, title, takesFocus, next, go, onSignedIn }: CredentialsFormProps) {
  const isSignUp = step.name === 'sign-up'
  const email = useRef<HTMLInputElement>(null)
  const { isBusy, formError, setFormError, attempt } = useAttempt(step.failed)
  const errorOf = (field: string) => (formError?.field === field ? formError.text : undefined)

  async function signUp(body: { email: string; password: string }): Promise<void> {
    const { awaitsApproval } = await call(accountsContract.signUp, { body })
    const notice = awaitsApproval ? accountAwaitsApproval : accountCreated
    go({ name: 'sign-in', email: body.email.trim(), notice })
  }

  async function signIn(body: { email: string; password: string }): Promise<void> {
    const { twoFactorRedirect } = await call(accountsContract.signIn, { body })
    if (twoFactorRedirect) go({ name: 'code' })
    else await onSignedIn()
  }

  function submit(fields: Record<string, string>): void {
    // A success of the step before does not stand beside what fails now.
    if (step.name === 'sign-in' && step.notice)
      go({ name: 'sign-in', ...(step.email && { email: step.email }) })
    const body = { email: fields.email ?? '', password: fields.password ?? '' }
    const invalid = checkCredentials(body)
    if (invalid) setFormError({ ...invalid })
    else void attempt(() => (isSignUp ? signUp(body) : signIn(body)))
  }

  const typedEmail = () => ({ email: email.current?.value ?? '' })
  return (
    <>
      <FormShell {...{ title, formError, takesFocus }} onSubmit={submit}>
        <EmailField
          ref={email}
          defaultValue={step.email}
          autoComplete={isSignUp ? 'username' : 'username webauthn'}
          error={errorOf('email')}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete={isSignUp ? 'new-password' : 'current-password'}
          description={isSignUp && 'At least 6 characters.'}
          error={errorOf('password')}
        />
        {!isSignUp && (
          <TextButton onClick={() => go({ name: 'forgotten', ...typedEmail() })}>
            Forgot your password?
          </TextButton>
        )}
        <Button type="submit" look="primary" wide working={isBusy}>
          {isSignUp ? 'Create Account' : 'Sign In'}
        </Button>
      </FormShell>
      {!isSignUp && (
        <OtherSignInMethods
          attempt={attempt}
          next={next}
          onLink={() => go({ name: 'link', ...typedEmail() })}
          onSignedIn={onSignedIn}
        />
      )}
      <p className={css.aside}>
        {isSignUp ? 'Been here before?' : 'New here?'}{' '}
        <TextButton onClick={() => go({ name: isSignUp ? 'sign-in' : 'sign-up' })}>
          {isSignUp ? 'Sign In' : 'Create Account'}
        </TextButton>
      </p>
      <p className={css.age}>
        Members are 21 and over
        {isSignUp && (
          <>
            , and follow the{' '}
            <a href="/house-rules" target="_blank" rel="noopener">
              house rules
            </a>
          </>
        )}
        .
      </p>
    </>
  )
}
