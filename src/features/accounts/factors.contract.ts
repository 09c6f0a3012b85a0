import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { optionalText } from '#platform/text.contract.ts'
import {
  account,
  awaitsApproval,
  closedAccount,
  currentPassword,
  done,
  overHttp,
} from './accounts.contract.ts'
import { signInExpired } from './accounts.rules.ts'

/** Some authenticator apps show a space in the middle. */
const appCode = z.string().check(
  z.maxLength(32),
  z.overwrite(value => value.replace(/\s+/g, '')),
  z.regex(/^\d{6}$/, 'Please enter the six digits'),
)
const recoveryCode = z.string().check(z.trim(), z.minLength(6, 'Please enter the code'), z.maxLength(32))
const wrongPassword = { status: 422, error: 'That is not your current password.' } as const
const wrongCode = { status: 422, error: 'That code is wrong. Please try the next one.' } as const
const wrongKey = { status: 422, error: 'That passkey was not accepted. Please try again.' } as const
const signInExpiredRefusal = { status: 401, error: signInExpired } as const

/** Passed on unchanged from the library to `navigator.credentials`. */
const webAuthnOptions = z.record(z.string(), z.unknown())
const base64url = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[\w-]+$/))
/** Only the fields that are read. The library verifies them. */
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z._default(z.record(z.string(), z.unknown()), {}),
}
const registrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(40_000),
    transports: z.optional(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10))),
  }),
})
const authenticationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8000),
    authenticatorData: base64url(8000),
    signature: base64url(2000),
    userHandle: z.optional(z.string().check(z.maxLength(200))),
  }),
})

/** Passkeys and TOTP. Every change to them ends all other sessions. */
export const factorsContract = contract({
  createPasskeyOptions: {
    method: 'POST',
    path: '/api/auth/passkey/generate-register-options',
    summary: 'Options for the browser to create a passkey. They expire after five minutes.',
    opensTo: 'members',
    body: json(z.strictObject({ password: currentPassword })),
    out: json(webAuthnOptions),
    refusals: { INVALID_PASSWORD: wrongPassword },
  },
  addPasskey: {
    method: 'POST',
    path: '/api/auth/passkey/verify-registration',
    summary: 'Saves a passkey that the browser created.',
    opensTo: 'members',
    body: json(
      z.strictObject({
        response: registrationResponse,
        name: z.optional(optionalText({ maxLength: 60 })),
      }),
    ),
    out: json(z.object({ id: z.string() })),
    refusals: { FAILED_TO_VERIFY_REGISTRATION: wrongKey },
  },
  listPasskeys: {
    method: 'GET',
    path: '/api/auth/passkey/list-user-passkeys',
    summary: 'The member’s passkeys, newest first.',
    opensTo: 'members',
    out: json(
      z.object({
        passkeys: z.array(z.object({ id: z.string(), name: z.nullable(z.string()), createdAt: z.string() })),
      }),
    ),
    refusals: {},
  },
  deletePasskey: {
    method: 'POST',
    path: '/api/auth/passkey/delete-passkey',
    summary: 'Deletes a passkey.',
    opensTo: 'members',
    body: json(z.strictObject({ id: z.uuid(), password: currentPassword })),
    out: json(done),
    refusals: {
      INVALID_PASSWORD: wrongPassword,
      PASSKEY_NOT_FOUND: { status: 404, error: 'That passkey does not exist.' },
    },
  },
  createPasskeySignInOptions: {
    method: 'POST',
    path: '/api/auth/passkey/generate-authenticate-options',
    summary: 'Options for the browser to sign in with a passkey. They do not depend on the account.',
    opensTo: 'everyone',
    out: json(webAuthnOptions),
    refusals: {},
    // Each call stores a challenge.
    limit: { requests: 60, seconds: 60 },
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/api/auth/passkey/verify-authentication',
    summary: 'Creates a session with a passkey.',
    opensTo: 'everyone',
    body: json(z.strictObject({ response: authenticationResponse })),
    out: json(done),
    refusals: {
      AUTHENTICATION_FAILED: { ...wrongKey, status: 401 },
      BANNED_USER: closedAccount,
      AWAITS_APPROVAL: awaitsApproval,
      OVER_HTTP: overHttp,
    },
  },
  startTwoFactor: {
    method: 'POST',
    path: '/api/auth/two-factor/enable',
    summary:
      'The secret for an authenticator app, and ten recovery codes. Active only after a code was verified.',
    opensTo: 'members',
    body: json(z.strictObject({ password: currentPassword })),
    out: json(z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) })),
    refusals: {
      INVALID_PASSWORD: wrongPassword,
      TOTP_ALREADY_ENABLED: { status: 409, error: 'Two-factor sign-in is already on.' },
    },
  },
  endTwoFactor: {
    method: 'POST',
    path: '/api/auth/two-factor/disable',
    summary: 'Turns the second factor off.',
    opensTo: 'members',
    body: json(z.strictObject({ password: currentPassword })),
    out: json(done),
    refusals: { INVALID_PASSWORD: wrongPassword },
  },
  verifyCode: {
    method: 'POST',
    path: '/api/auth/two-factor/verify-totp',
    summary:
      'Verifies a code from an authenticator app: completes a sign-in, or confirms the setup. A code works once.',
    opensTo: 'everyone',
    body: json(z.strictObject({ code: appCode, trustDevice: z.optional(z.boolean()) })),
    out: json(z.object({ user: z.optional(account) })),
    refusals: {
      INVALID_CODE: wrongCode,
      INVALID_TWO_FACTOR_COOKIE: signInExpiredRefusal,
      BANNED_USER: closedAccount,
      AWAITS_APPROVAL: awaitsApproval,
      OVER_HTTP: overHttp,
    },
  },
  verifyRecoveryCode: {
    method: 'POST',
    path: '/api/auth/two-factor/verify-backup-code',
    summary: 'Completes a sign-in with a recovery code. Each code works once.',
    opensTo: 'everyone',
    body: json(z.strictObject({ code: recoveryCode })),
    out: json(z.object({ user: z.optional(account) })),
    refusals: {
      INVALID_BACKUP_CODE: wrongCode,
      INVALID_TWO_FACTOR_COOKIE: signInExpiredRefusal,
      BANNED_USER: closedAccount,
      AWAITS_APPROVAL: awaitsApproval,
      OVER_HTTP: overHttp,
    },
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/auth/two-factor/generate-backup-codes',
    summary: 'Ten new recovery codes. The old ones stop working.',
    opensTo: 'members',
    body: json(z.strictObject({ password: currentPassword })),
    out: json(z.object({ backupCodes: z.array(z.string()) })),
    refusals: {
      INVALID_PASSWORD: wrongPassword,
      TWO_FACTOR_NOT_ENABLED: { status: 409, error: 'Two-factor sign-in is off.' },
    },
  },
})
