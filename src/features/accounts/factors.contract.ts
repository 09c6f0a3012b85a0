import * as z from 'zod/mini'
import { contract } from '#platform/api.contract.ts'
import { account, closedAccount, done } from './accounts.contract.ts'

const currentPassword = z.string().check(z.maxLength(128))
const code = z.string().check(z.trim(), z.minLength(6, 'Please enter the code'), z.maxLength(32))
const wrongPassword = { status: 422, error: 'That is not your current password.' } as const
const wrongCode = { status: 422, error: 'That code is not right. Please try the next one.' } as const
const wrongKey = { status: 422, error: 'That passkey was not accepted. Please try again.' } as const
const signInExpired = { status: 401, error: 'That took too long. Please sign in again.' } as const
/** What a browser's authenticator says; the library checks it. */
const spokenByBrowser = z.record(z.string(), z.unknown())

/** Passkeys and the code of an authenticator app. */
export const factorsContract = contract({
  startPasskey: {
    method: 'POST',
    path: '/api/auth/passkey/generate-register-options',
    summary: 'What the browser needs to make a passkey.',
    opensTo: 'members',
    out: spokenByBrowser,
    refusals: {},
  },
  keepPasskey: {
    method: 'POST',
    path: '/api/auth/passkey/verify-registration',
    summary: 'Keeps a passkey that the browser made.',
    opensTo: 'members',
    body: z.strictObject({
      response: spokenByBrowser,
      name: z.optional(z.string().check(z.trim(), z.maxLength(60))),
    }),
    out: z.object({ id: z.string() }),
    refusals: { FAILED_TO_VERIFY_REGISTRATION: wrongKey },
  },
  listPasskeys: {
    method: 'GET',
    path: '/api/auth/passkey/list-user-passkeys',
    summary: 'The member’s passkeys.',
    opensTo: 'members',
    out: z.object({
      passkeys: z.array(
        z.object({ id: z.string(), name: z.nullable(z.string()), createdAt: z.nullable(z.string()) }),
      ),
    }),
    refusals: {},
  },
  deletePasskey: {
    method: 'POST',
    path: '/api/auth/passkey/delete-passkey',
    summary: 'Takes a passkey away.',
    opensTo: 'members',
    body: z.strictObject({ id: z.uuid() }),
    out: done,
    refusals: { PASSKEY_NOT_FOUND: { status: 404, error: 'There is no such passkey.' } },
  },
  startPasskeySignIn: {
    method: 'POST',
    path: '/api/auth/passkey/generate-authenticate-options',
    summary: 'What the browser needs to sign in with a passkey.',
    opensTo: 'everyone',
    out: spokenByBrowser,
    refusals: {},
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/api/auth/passkey/verify-authentication',
    summary: 'Opens a session with a passkey.',
    opensTo: 'everyone',
    body: z.strictObject({ response: spokenByBrowser }),
    out: done,
    refusals: { AUTHENTICATION_FAILED: { ...wrongKey, status: 401 }, BANNED_USER: closedAccount },
  },
  startTwoFactor: {
    method: 'POST',
    path: '/api/auth/two-factor/enable',
    summary:
      'The secret for an authenticator app, and ten recovery codes. Counts only once a code was verified.',
    opensTo: 'members',
    body: z.strictObject({ password: currentPassword }),
    out: z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) }),
    refusals: { INVALID_PASSWORD: wrongPassword },
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
      'The second factor by an authenticator app: ends a sign-in, or confirms that the app was set up.',
    opensTo: 'everyone',
    body: z.strictObject({ code, trustDevice: z.optional(z.boolean()) }),
    out: z.object({ user: z.optional(account) }),
    refusals: { INVALID_CODE: wrongCode, INVALID_TWO_FACTOR_COOKIE: signInExpired },
  },
  verifyRecoveryCode: {
    method: 'POST',
    path: '/api/auth/two-factor/verify-backup-code',
    summary: 'The second factor by one of the recovery codes, each of which counts once.',
    opensTo: 'everyone',
    body: z.strictObject({ code }),
    out: z.object({ user: z.optional(account) }),
    refusals: { INVALID_BACKUP_CODE: wrongCode, INVALID_TWO_FACTOR_COOKIE: signInExpired },
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/auth/two-factor/generate-backup-codes',
    summary: 'Ten new recovery codes; the old ones count no more.',
    opensTo: 'members',
    body: z.strictObject({ password: currentPassword }),
    out: z.object({ backupCodes: z.array(z.string()) }),
    refusals: { INVALID_PASSWORD: wrongPassword },
  },
})
