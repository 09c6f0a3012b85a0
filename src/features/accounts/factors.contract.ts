import * as z from 'zod/mini'
import { contract } from '#platform/api.contract.ts'
import { account, closedAccount, done, overHttp } from './accounts.contract.ts'
import { longestPassword } from './accounts.rules.ts'

const currentPassword = z.string().check(z.maxLength(longestPassword))
/** As an authenticator app shows it; some show a gap in the middle. */
const appCode = z.string().check(
  z.maxLength(32),
  z.overwrite(typed => typed.replace(/\s+/g, '')),
  z.regex(/^\d{6}$/, 'Please enter the six digits'),
)
const recoveryCode = z.string().check(z.trim(), z.minLength(6, 'Please enter the code'), z.maxLength(32))
const wrongPassword = { status: 422, error: 'That is not your current password.' } as const
const wrongCode = { status: 422, error: 'That code is not right. Please try the next one.' } as const
const wrongKey = { status: 422, error: 'That passkey was not accepted. Please try again.' } as const
const signInExpired = { status: 401, error: 'That took too long. Please sign in again.' } as const
const tooManyCodes = { status: 429, error: 'Too many attempts. Please try again later.' } as const

/** What a browser is asked to do; it comes from the library and is meant for `navigator.credentials`. */
const askedOfBrowser = z.record(z.string(), z.unknown())
const base64url = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[\w-]+$/))
/** What a browser's authenticator says, as far as it is read; the library checks that it is true. */
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z._default(z.record(z.string(), z.unknown()), {}),
}
const madeKey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(40_000),
    transports: z.optional(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10))),
  }),
})
const shownKey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8000),
    authenticatorData: base64url(8000),
    signature: base64url(2000),
    userHandle: z.optional(z.string().check(z.maxLength(200))),
  }),
})

/** Passkeys and the code of an authenticator app. Whatever changes them ends every other session. */
export const factorsContract = contract({
  startPasskey: {
    method: 'POST',
    path: '/api/auth/passkey/generate-register-options',
    summary: 'What the browser needs to make a passkey. It has to be made within five minutes.',
    opensTo: 'members',
    body: z.strictObject({ password: currentPassword }),
    out: askedOfBrowser,
    refusals: { INVALID_PASSWORD: wrongPassword },
  },
  keepPasskey: {
    method: 'POST',
    path: '/api/auth/passkey/verify-registration',
    summary: 'Keeps a passkey that the browser made.',
    opensTo: 'members',
    body: z.strictObject({
      response: madeKey,
      name: z.optional(z.string().check(z.trim(), z.maxLength(60), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))),
    }),
    out: z.object({ id: z.string() }),
    refusals: { FAILED_TO_VERIFY_REGISTRATION: wrongKey },
  },
  listPasskeys: {
    method: 'GET',
    path: '/api/auth/passkey/list-user-passkeys',
    summary: 'The member’s passkeys, the newest first.',
    opensTo: 'members',
    out: z.object({
      passkeys: z.array(z.object({ id: z.string(), name: z.nullable(z.string()), createdAt: z.string() })),
    }),
    refusals: {},
  },
  deletePasskey: {
    method: 'POST',
    path: '/api/auth/passkey/delete-passkey',
    summary: 'Takes a passkey away.',
    opensTo: 'members',
    body: z.strictObject({ id: z.uuid(), password: currentPassword }),
    out: done,
    refusals: {
      INVALID_PASSWORD: wrongPassword,
      PASSKEY_NOT_FOUND: { status: 404, error: 'There is no such passkey.' },
    },
  },
  startPasskeySignIn: {
    method: 'POST',
    path: '/api/auth/passkey/generate-authenticate-options',
    summary: 'What the browser needs to sign in with a passkey. Says the same to everybody.',
    opensTo: 'everyone',
    out: askedOfBrowser,
    refusals: {},
    // Each leaves a row that waits for its answer.
    limit: { requests: 60, seconds: 60 },
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/api/auth/passkey/verify-authentication',
    summary: 'Opens a session with a passkey.',
    opensTo: 'everyone',
    body: z.strictObject({ response: shownKey }),
    out: done,
    refusals: {
      AUTHENTICATION_FAILED: { ...wrongKey, status: 401 },
      BANNED_USER: closedAccount,
      OVER_HTTP: overHttp,
    },
  },
  startTwoFactor: {
    method: 'POST',
    path: '/api/auth/two-factor/enable',
    summary:
      'The secret for an authenticator app, and ten recovery codes. Counts only once a code was verified.',
    opensTo: 'members',
    body: z.strictObject({ password: currentPassword }),
    out: z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) }),
    refusals: {
      INVALID_PASSWORD: wrongPassword,
      TOTP_ALREADY_ENABLED: { status: 409, error: 'Signing in asks for a code already.' },
    },
  },
  endTwoFactor: {
    method: 'POST',
    path: '/api/auth/two-factor/disable',
    summary: 'Signing in asks for the password alone again.',
    opensTo: 'members',
    body: z.strictObject({ password: currentPassword }),
    out: done,
    refusals: { INVALID_PASSWORD: wrongPassword },
  },
  verifyCode: {
    method: 'POST',
    path: '/api/auth/two-factor/verify-totp',
    summary:
      'The second factor by an authenticator app: ends a sign-in, or confirms that the app was set up. A code counts once.',
    opensTo: 'everyone',
    body: z.strictObject({ code: appCode, trustDevice: z.optional(z.boolean()) }),
    out: z.object({ user: z.optional(account) }),
    refusals: {
      INVALID_CODE: wrongCode,
      INVALID_TWO_FACTOR_COOKIE: signInExpired,
      ACCOUNT_TEMPORARILY_LOCKED: tooManyCodes,
      BANNED_USER: closedAccount,
      OVER_HTTP: overHttp,
    },
  },
  verifyRecoveryCode: {
    method: 'POST',
    path: '/api/auth/two-factor/verify-backup-code',
    summary: 'The second factor by one of the recovery codes, each of which counts once.',
    opensTo: 'everyone',
    body: z.strictObject({ code: recoveryCode }),
    out: z.object({ user: z.optional(account) }),
    refusals: {
      INVALID_BACKUP_CODE: wrongCode,
      INVALID_TWO_FACTOR_COOKIE: signInExpired,
      ACCOUNT_TEMPORARILY_LOCKED: tooManyCodes,
      BANNED_USER: closedAccount,
      OVER_HTTP: overHttp,
    },
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/auth/two-factor/generate-backup-codes',
    summary: 'Ten new recovery codes; the old ones count no more.',
    opensTo: 'members',
    body: z.strictObject({ password: currentPassword }),
    out: z.object({ backupCodes: z.array(z.string()) }),
    refusals: {
      INVALID_PASSWORD: wrongPassword,
      TWO_FACTOR_NOT_ENABLED: { status: 409, error: 'Signing in asks for no code yet.' },
    },
  },
})
