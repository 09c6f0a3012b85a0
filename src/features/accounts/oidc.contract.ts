import * as z from 'zod/mini'
import { commonRefusals, contract, json } from '#platform/api.contract.ts'
import { pathText } from '#platform/text.contract.ts'
import { closedAccount, overHttp } from './accounts.contract.ts'

/** The redirect URI: the only GET that changes state (docs/decisions/0017). */
export const oidcCallback = '/api/auth/oidc/callback'

const signInFailed = 'Single sign-on did not work. Please try again, or use your password.'

/** Messages by the value of `/login?failed=`. */
export const oidcFailures = {
  oidc: signInFailed,
  'oidc-address':
    'Your email address has an account here, but it was never confirmed. Use “Forgot your password?” once, then try again.',
  'oidc-closed': closedAccount.error,
} as const
export type OidcFailure = keyof typeof oidcFailures

/** Single sign-on, if the operator has configured a provider. */
export const oidcContract = contract({
  readSignInMethods: {
    method: 'GET',
    path: '/api/auth/ways',
    summary: 'The name of the single sign-on provider; null without one.',
    opensTo: 'everyone',
    out: json(z.object({ oidc: z.nullable(z.string()) })),
    refusals: {},
  },
  startOidc: {
    method: 'POST',
    path: '/api/auth/sign-in/oidc',
    summary: 'The URL of the provider to sign in at. Not found if no provider is configured.',
    opensTo: 'everyone',
    body: json(z.strictObject({ next: z.optional(pathText({ maxLength: 2000 })) })),
    out: json(z.object({ url: z.string() })),
    refusals: {
      NOT_FOUND: commonRefusals.NOT_FOUND,
      PROVIDER_AWAY: { status: 503, error: signInFailed },
      OVER_HTTP: overHttp,
    },
  },
})
