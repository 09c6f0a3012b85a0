import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { pathText } from '#platform/text.contract.ts'
import {
  account,
  awaitsApproval,
  closedAccount,
  commonPassword,
  currentPassword,
  done,
  email,
  overHttp,
  password,
} from './accounts.contract.ts'

const token = z.string().check(z.minLength(10), z.maxLength(200), z.regex(/^[\w-]+$/))
const usedLink = {
  status: 400,
  error: 'This link was used or has expired. Please request a new one.',
} as const

/** Password reset, sign-in link and email change: each by a mailed link. */
export const recoveryContract = contract({
  requestPasswordReset: {
    method: 'POST',
    path: '/api/auth/request-password-reset',
    summary:
      'Sends a link to set a new password, if the address has an account. The response is the same either way.',
    opensTo: 'everyone',
    body: json(z.strictObject({ email })),
    out: json(done),
    refusals: {},
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Sets a new password with the token of a mailed link, and ends every session.',
    opensTo: 'everyone',
    body: json(z.strictObject({ token, newPassword: password })),
    out: json(done),
    refusals: {
      INVALID_TOKEN: usedLink,
      PASSWORD_TOO_COMMON: commonPassword,
    },
  },
  requestSignInLink: {
    method: 'POST',
    path: '/api/auth/sign-in/magic-link',
    summary: 'Sends a sign-in link, if the address has an account. The response is the same either way.',
    opensTo: 'everyone',
    body: json(z.strictObject({ email, next: z.optional(pathText({ maxLength: 2000 })) })),
    out: json(done),
    refusals: {},
  },
  signInByLink: {
    method: 'POST',
    path: '/api/auth/magic-link/verify',
    summary: 'Creates a session with the token of a mailed link, or requires the second factor.',
    opensTo: 'everyone',
    body: json(z.strictObject({ token })),
    out: json(
      z.object({
        user: z.optional(account),
        twoFactorRedirect: z.optional(z.boolean()),
        /** The path given with the request for the link. */
        next: z.optional(z.string()),
      }),
    ),
    refusals: {
      INVALID_TOKEN: usedLink,
      BANNED_USER: closedAccount,
      AWAITS_APPROVAL: awaitsApproval,
      OVER_HTTP: overHttp,
    },
  },
  readSignInMethods: {
    method: 'GET',
    path: '/api/auth/sign-in-methods',
    summary: 'Whether the member has a password.',
    opensTo: 'members',
    out: json(z.object({ hasPassword: z.boolean() })),
    refusals: {},
  },
  requestConfirmationCode: {
    method: 'POST',
    path: '/api/auth/confirmation-code',
    summary:
      'Mails a code that stands for the current password, to a member who has none. It works once, within ten minutes.',
    opensTo: 'members',
    out: json(done),
    refusals: {
      HAS_PASSWORD: { status: 409, error: 'Your account has a password. Please use that.' },
    },
  },
  requestEmailChange: {
    method: 'POST',
    path: '/api/auth/change-email',
    summary:
      'Sends a link to the new address and a notice to the old one. Nothing changes until the link is used.',
    opensTo: 'members',
    body: json(z.strictObject({ newEmail: email, password: currentPassword })),
    out: json(done),
    refusals: { INVALID_PASSWORD: { status: 422, error: 'That is not your current password.' } },
  },
  confirmEmailChange: {
    method: 'POST',
    path: '/api/auth/change-email/confirm',
    summary: 'Changes the email address with the token of a mailed link, without a sign-in.',
    opensTo: 'everyone',
    body: json(z.strictObject({ token })),
    out: json(done),
    refusals: { INVALID_TOKEN: usedLink },
  },
})
