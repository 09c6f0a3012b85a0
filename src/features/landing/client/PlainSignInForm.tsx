import { stepTexts } from '#features/accounts/client/sign-in-steps.ts'
import { type PlainForm, pages } from '../landing.contract.ts'
import { PlainField } from './PlainField.tsx'
import css from './PlainSignInForm.module.css'

const submitTexts = { 'sign-in': 'Sign In', 'sign-up': 'Create Account', code: 'Sign In' } as const

/** Posts to the address it is at, so that the page to continue at stays in it. The script replaces it. */
export function PlainSignInForm({ form, email, notice, error }: PlainForm) {
  const errorOf = (field: string) => (error?.field === field ? error.text : undefined)
  const isOfForm = error && !['email', 'password', 'code'].includes(error.field ?? '')
  return (
    <>
      {stepTexts[form].lead && <p data-lead>{stepTexts[form].lead}</p>}
      {notice && (
        <p className={css.notice} role="status">
          {notice}
        </p>
      )}
      <form className={css.form} method="post" aria-label={stepTexts[form].title} noValidate>
        {isOfForm && (
          <p className={css.failed} role="alert">
            {error.text}
          </p>
        )}
        {form === 'code' ? (
          <CodeFields error={errorOf('code')} />
        ) : (
          <CredentialFields {...{ form, email, errorOf }} />
        )}
        <button className={css.submit} type="submit">
          {submitTexts[form]}
        </button>
      </form>
      <p className={css.aside}>
        {form === 'sign-in' ? 'New here? ' : form === 'sign-up' ? 'Been here before? ' : ''}
        <a href={form === 'sign-in' ? `${pages.signIn}?mode=sign-up` : pages.signIn}>
          {form === 'sign-in' ? 'Create Account' : form === 'sign-up' ? 'Sign In' : 'Back to sign-in'}
        </a>
      </p>
    </>
  )
}

type CredentialFieldsProps = Pick<PlainForm, 'form' | 'email'> & {
  errorOf: (field: string) => string | undefined
}

function CredentialFields({ form, email, errorOf }: CredentialFieldsProps) {
  const isSignUp = form === 'sign-up'
  return (
    <>
      <PlainField
        label="Email"
        name="email"
        type="email"
        defaultValue={email}
        autoComplete="username"
        error={errorOf('email')}
      />
      <PlainField
        label="Password"
        name="password"
        type="password"
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        description={isSignUp ? 'At least 6 characters.' : undefined}
        error={errorOf('password')}
      />
    </>
  )
}

function CodeFields({ error }: { error: string | undefined }) {
  return (
    <>
      <PlainField
        label="Six-digit code"
        name="code"
        autoComplete="one-time-code"
        description="From your authenticator app, or one of your recovery codes."
        error={error}
      />
      <label className={css.trust}>
        <input type="checkbox" name="trustDevice" value="yes" />
        Trust this device: no code on it for 30 days
      </label>
    </>
  )
}
