import { EnvelopeSimpleIcon } from '@phosphor-icons/react/EnvelopeSimple'
import { FingerprintIcon } from '@phosphor-icons/react/Fingerprint'
import { SignInIcon } from '@phosphor-icons/react/SignIn'
import { Button } from '#platform/client/ui/Button.tsx'
import css from './SignInForm.module.css'
import { knowsPasskeys, signInWithPasskey, usePasskeySuggestions } from './use-passkey.ts'
import { goToProvider, useProviderName } from './use-provider.ts'

interface OtherWaysInProps {
  next: string | undefined
  attempt: (work: () => Promise<unknown>) => Promise<void>
  onLink: () => void
  onSignedIn: () => Promise<void>
}

/** Without a password: by passkey, by a link in a mail, or with single sign-on. */
export function OtherWaysIn({ attempt, next, onLink, onSignedIn }: OtherWaysInProps) {
  const provider = useProviderName()
  const signInWith = (signIn: () => Promise<void>) =>
    void attempt(async () => {
      await signIn()
      await onSignedIn()
    })
  usePasskeySuggestions(signInWith)
  return (
    <div className={css.methods}>
      <p className={css.or}>or</p>
      {knowsPasskeys() && (
        <Button wide icon={<FingerprintIcon weight="light" />} onClick={() => signInWith(signInWithPasskey)}>
          Sign in with a passkey
        </Button>
      )}
      <Button wide icon={<EnvelopeSimpleIcon weight="light" />} onClick={onLink}>
        Email me a sign-in link
      </Button>
      {provider && (
        <Button
          wide
          icon={<SignInIcon weight="light" />}
          onClick={() => void attempt(() => goToProvider(next))}
        >
          Continue with {provider}
        </Button>
      )}
    </div>
  )
}
