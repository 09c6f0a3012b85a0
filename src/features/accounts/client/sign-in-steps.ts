import { type OidcFailure, oidcFailures } from '../oidc.contract.ts'

export type SignInStep =
  | { name: 'sign-in'; email?: string; notice?: string; failed?: string | undefined }
  | { name: 'sign-up' }
  | { name: 'forgotten' | 'link'; email?: string }
  | { name: 'code' }

/** From the query parameters `?mode=` and `?failed=`. */
export function readSignInStep(mode: string | null | undefined, failed?: string | null): SignInStep {
  if (mode === 'sign-up' || mode === 'forgotten' || mode === 'link' || mode === 'code') return { name: mode }
  return { name: 'sign-in', failed: isFailure(failed) ? oidcFailures[failed] : undefined }
}

function isFailure(failed: string | null | undefined): failed is OidcFailure {
  return !!failed && Object.hasOwn(oidcFailures, failed)
}

export const stepTexts: Record<SignInStep['name'], { title: string; lead?: string }> = {
  'sign-in': { title: 'Welcome Back' },
  'sign-up': { title: 'Create Account', lead: 'An email address and a password. That is all we ask.' },
  forgotten: { title: 'Forgotten password?', lead: 'We will mail you a link to set a new one.' },
  link: { title: 'A link instead', lead: 'We will mail you a link that signs you in. Nothing to remember.' },
  code: { title: 'One more step', lead: 'Your account asks for a second proof that it is you.' },
}

export const linkSent = 'If there is an account for it, a mail is on its way.'

/** What every step of the form is given. */
export interface StepProps {
  title: string
  /** Another step led here. */
  takesFocus: boolean
  next: string | undefined
  go: (step: SignInStep) => void
  onSignedIn: () => Promise<void>
}
