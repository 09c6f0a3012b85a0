import { useState } from 'react'
import { ApiError, call } from '#platform/client/api.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { Switch } from '#platform/client/ui/Switch.tsx'
import { factorsContract } from '../factors.contract.ts'
import { FormShell } from './FormShell.tsx'
import css from './SignInForm.module.css'
import type { StepProps } from './sign-in-steps.ts'
import { TextButton } from './TextButton.tsx'
import { useAttempt } from './use-attempt.ts'

const { verifyCode, verifyRecoveryCode } = factorsContract

/** The second factor: a code from the authenticator app, or a recovery code. */
export function CodeForm({ title, go, onSignedIn, failed }: StepProps & { failed?: string | undefined }) {
  const [isRecovery, setIsRecovery] = useState(false)
  const [isTrusted, setIsTrusted] = useState(false)
  const { isBusy, formError, setFormError, attempt } = useAttempt(failed)

  async function verify(code: string): Promise<void> {
    try {
      if (isRecovery) await call(verifyRecoveryCode, { body: { code } })
      else await call(verifyCode, { body: { code, trustDevice: isTrusted } })
    } catch (failure) {
      if (!isSignInExpired(failure)) throw failure
      return go({ name: 'sign-in', failed: failure.message })
    }
    await onSignedIn()
  }

  function submit({ code = '' }: Record<string, string>): void {
    if (code.trim() === '') setFormError({ field: 'code', text: 'Please enter the code' })
    else void attempt(() => verify(code))
  }

  function switchKind(): void {
    setFormError(undefined)
    setIsRecovery(!isRecovery)
  }

  return (
    <>
      <FormShell key={String(isRecovery)} {...{ title, formError }} takesFocus onSubmit={submit}>
        <Field
          required
          label={isRecovery ? 'Recovery code' : 'Six-digit code'}
          name="code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={32}
          description={
            isRecovery ? 'Use one of your recovery codes; each works once.' : 'From your authenticator app.'
          }
          error={formError?.field === 'code' ? formError.text : undefined}
        />
        {!isRecovery && (
          <Switch
            label="Trust this device"
            description="No code on this device for 30 days."
            checked={isTrusted}
            onCheckedChange={setIsTrusted}
          />
        )}
        <Button type="submit" look="primary" wide working={isBusy}>
          Sign In
        </Button>
      </FormShell>
      <p className={css.aside}>
        <TextButton onClick={switchKind}>
          {isRecovery ? 'Use the app instead' : 'Use a recovery code'}
        </TextButton>
        <TextButton onClick={() => go({ name: 'sign-in' })}>Back to sign-in</TextButton>
      </p>
    </>
  )
}

/** No code helps any more: it starts with the password again. */
function isSignInExpired(failure: unknown): failure is ApiError {
  return failure instanceof ApiError && failure.code === 'INVALID_TWO_FACTOR_COOKIE'
}
