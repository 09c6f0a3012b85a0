import * as z from 'zod/mini'
import { contract } from '#platform/api.contract.ts'
import { closedAccount, overHttp } from './accounts.contract.ts'

/** Where the provider sends people back to: the one address at which reading changes something (docs/decisions/0017). */
export const oidcCallback = '/api/auth/oidc/callback'

const didNotWork = 'Signing in there did not work. Please try again, or use your password.'

/** What `/login?failed=` may say. */
export const oidcFailures = {
  oidc: didNotWork,
  'oidc-address':
    'There is an account with your mail address, but the address was never confirmed. Use “Forgotten password?” once, then try again.',
  'oidc-closed': closedAccount.error,
} as const
export type OidcFailure = keyof typeof oidcFailures

/** Signing in with somebody else who vouches for people, where the operator has set that up. */
export const oidcContract = contract({
  readWays: {
    method: 'GET',
    path: '/api/auth/ways',
    summary: 'Which ways to sign in this house has besides its own; null where there is none.',
    opensTo: 'everyone',
    out: z.object({ oidc: z.nullable(z.string()) }),
    refusals: {},
  },
  startOidc: {
    method: 'POST',
    path: '/api/auth/sign-in/oidc',
    summary:
      'Says where to go to sign in with the provider of the settings. Without one there is no such address.',
    opensTo: 'everyone',
    body: z.strictObject({ next: z.optional(z.string().check(z.maxLength(2000))) }),
    out: z.object({ url: z.string() }),
    refusals: { PROVIDER_AWAY: { status: 503, error: didNotWork }, OVER_HTTP: overHttp },
  },
})
