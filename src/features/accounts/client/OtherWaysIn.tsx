import { EnvelopeSimpleIcon } from '@phosphor-icons/react/EnvelopeSimple'
import { FingerprintIcon } from '@phosphor-icons/react/Fingerprint'
import { Button } from '#platform/client/ui/Button.tsx'
import css from './SignInForm.module.css'
import { knowsPasskeys, signInWithPasskey, usePasskeySuggestions } from './use-passkey.ts'

interface OtherWaysInProps {
  attempt: (work: () => Promise<unknown>) => Promise<void>
  onLink: () => void
  onSignedIn: () => Promise<void>
}

/** Without a password: by a passkey, or by a link in a mail. */
export function OtherWaysIn({ attempt, onLink, onSignedIn }: OtherWaysInProps) {
  const enterBy = (signIn: () => Promise<void>) =>
    void attempt(async () => {
      await signIn()
      await onSignedIn()
    })
  usePasskeySuggestions(enterBy)
  return (
    <div className={css.ways}>
      <p className={css.or}>or</p>
      {knowsPasskeys() && (
        <Button wide icon={<FingerprintIcon weight="light" />} onClick={() => enterBy(signInWithPasskey)}>
          Sign in with a passkey
        </Button>
      )}
      <Button wide icon={<EnvelopeSimpleIcon weight="light" />} onClick={onLink}>
        Email me a sign-in link
      </Button>
    </div>
  )
}
