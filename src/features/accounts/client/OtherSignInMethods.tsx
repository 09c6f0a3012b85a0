import { EnvelopeSimpleIcon } from '@phosphor-icons/react/EnvelopeSimple'
import { FingerprintIcon } from '@phosphor-icons/react/Fingerprint'
import { SignInIcon } from '@phosphor-icons/react/SignIn'
import { Button } from '#platform/client/ui/Button.tsx'
import { passkeyObstacle } from './passkey-support.ts'
import css from './SignInForm.module.css'
import { signInWithPasskey, usePasskeySuggestions } from './use-passkey.ts'
import { redirectToSsoProvider, useSsoProviderName } from './use-sso-provider.ts'

interface OtherSignInMethodsProps {
  next: string | undefined
  attempt: (work: () => Promise<unknown>) => Promise<void>
  onLink: () => void
  onSignedIn: () => Promise<void>
}

/** Without a password: by passkey, by a link in a mail, or with single sign-on. */
export function OtherSignInMethods({ attempt, next, onLink, onSignedIn }: OtherSignInMethodsProps) {
  const provider = useSsoProviderName()
  const signInWith = (signIn: () => Promise<void>) =>
    void attempt(async () => {
      await signIn()
      await onSignedIn()
    })
  usePasskeySuggestions(signInWith)
  return (
    <div className={css.methods}>
      <p className={css.or}>or</p>
      {!passkeyObstacle() && (
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
          onClick={() => void attempt(() => redirectToSsoProvider(next))}
        >
          Continue with {provider}
        </Button>
      )}
    </div>
  )
}
