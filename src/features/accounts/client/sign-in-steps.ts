import { accountAwaitsApproval, accountCreated, signInExpired } from '../accounts.rules.ts'
import { type OidcFailure, oidcFailures } from '../oidc.contract.ts'

export type SignInStep =
  | { name: 'sign-in'; email?: string; notice?: string; failed?: string | undefined }
  | { name: 'sign-up'; email?: string; failed?: string | undefined }
  | { name: 'forgotten' | 'link'; email?: string }
  | { name: 'code'; failed?: string | undefined }

/** From the query parameters `?mode=` and `?failed=`. */
export function readSignInStep(mode: string | null | undefined, failed?: string | null): SignInStep {
  if (mode === 'sign-up' || mode === 'forgotten' || mode === 'link' || mode === 'code') return { name: mode }
  if (mode === 'waiting') return { name: 'sign-in', notice: accountAwaitsApproval }
  if (mode === 'created') return { name: 'sign-in', notice: accountCreated }
  if (mode === 'expired') return { name: 'sign-in', failed: signInExpired }
  return { name: 'sign-in', failed: isFailure(failed) ? oidcFailures[failed] : undefined }
}

function isFailure(failed: string | null | undefined): failed is OidcFailure {
  return !!failed && Object.hasOwn(oidcFailures, failed)
}

export const stepTexts: Record<SignInStep['name'], { title: string; lead?: string }> = {
  'sign-in': { title: 'Welcome Back' },
  'sign-up': { title: 'Create Account', lead: 'All we need is an email address and a password.' },
  forgotten: { title: 'Forgot your password?', lead: 'We’ll email you a link to set a new one.' },
  link: { title: 'Sign in by email', lead: 'We’ll email you a link that signs you in.' },
  code: { title: 'One more step', lead: 'Enter your two-factor code.' },
}

export const linkSent = 'If that address has an account, an email is on its way.'

/** What every step of the form is given. */
export interface StepProps {
  title: string
  /** Another step led here. */
  takesFocus: boolean
  next: string | undefined
  go: (step: SignInStep) => void
  onSignedIn: () => Promise<void>
}
