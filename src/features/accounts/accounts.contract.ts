import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { isDeliverableAddress } from '#platform/email-address.rules.ts'
import { optionalText } from '#platform/text.contract.ts'
import { isStorable } from '#platform/typed-text.rules.ts'
import {
  emailInvalid,
  emailPattern,
  isPasswordTooLong,
  maxEmailLength,
  maxPasswordLength,
  minPasswordLength,
  passwordTooCommon,
  passwordTooLong,
  passwordTooShort,
  passwordUnchanged,
} from './accounts.rules.ts'

/** Must satisfy both zod's own pattern and SMTP. */
export const email = z.string(emailInvalid).check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(maxEmailLength, emailInvalid),
  z.regex(emailPattern, emailInvalid),
  z.refine(value => z.regexes.email.test(value) && isDeliverableAddress(value), emailInvalid),
)

/** Exactly as typed: not trimmed, truncated or normalized. */
export const password = z.string(passwordTooShort).check(
  z.minLength(minPasswordLength, passwordTooShort),
  z.maxLength(2 * maxPasswordLength, passwordTooLong),
  z.refine(value => !isPasswordTooLong(value), passwordTooLong),
  z.refine(isStorable, 'Please remove characters that cannot be stored'),
)

/** Not validated. An account without a password sends the code of `requestConfirmationCode` instead. */
export const currentPassword = z.string().check(z.maxLength(2 * maxPasswordLength))

export const roles = ['member', 'staff', 'admin'] as const
export type Role = (typeof roles)[number]

export const account = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(roles),
})

/** The forms of the sign-in page that work without JavaScript. */
export const accountForms = ['sign-in', 'sign-up', 'code'] as const
export type AccountForm = (typeof accountForms)[number]

export const done = z.object({ done: z.literal(true) })

/** `sayAuthError` turns it into the message on screen. */
export const wrongCredentials = { status: 401, error: 'Invalid login credentials' } as const
export const closedAccount = { status: 403, error: 'This account has been closed by an admin.' } as const
export const awaitsApproval = {
  status: 403,
  error: 'Your account waits for the lounge to agree. You will get a mail.',
} as const
/** What the member of a closed account reads: until when, and why. */
export function closedBecause({
  banReason,
  bannedUntil,
}: {
  banReason: string | null
  bannedUntil: string | null
}) {
  const day =
    bannedUntil &&
    new Date(bannedUntil).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' })
  const sentences = [
    closedAccount.error,
    ...(day ? [`It opens again on ${day}.`] : []),
    ...(banReason ? [`The reason given: ${banReason}`] : []),
  ]
  return { ...closedAccount, error: sentences.join(' ') }
}
/** Returned over http if BASE_URL is https. The response names that URL. */
export const overHttp = {
  status: 403,
  error: 'You can sign in over https only. Please open this site at its https address.',
} as const
export const commonPassword = { status: 422, error: passwordTooCommon } as const

export const accountsContract = contract({
  signUp: {
    method: 'POST',
    path: '/api/auth/sign-up/email',
    summary: 'Creates an account, without a session.',
    opensTo: 'everyone',
    body: json(
      z.strictObject({
        email,
        password,
        name: z._default(optionalText({ maxLength: 100 }), ''),
      }),
    ),
    out: json(
      z.object({
        user: account,
        /** An admin has to agree before it can sign in. */
        awaitsApproval: z.optional(z.literal(true)),
      }),
    ),
    refusals: {
      PASSWORD_TOO_COMMON: commonPassword,
      USER_ALREADY_EXISTS: { status: 422, error: 'User already registered' },
      INVITATION_NEEDED: {
        status: 403,
        error: 'This lounge is open to invited guests. Please ask it for an invitation.',
      },
      OTHER_ADDRESS: { status: 422, error: 'This invitation is for another mail address.' },
    },
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/sign-in/email',
    summary: 'Creates a session, or requires the second factor. The session token is sent in a cookie only.',
    opensTo: 'everyone',
    body: json(z.strictObject({ email, password })),
    out: json(z.object({ user: z.optional(account), twoFactorRedirect: z.optional(z.boolean()) })),
    refusals: {
      INVALID_EMAIL_OR_PASSWORD: wrongCredentials,
      BANNED_USER: closedAccount,
      AWAITS_APPROVAL: awaitsApproval,
      OVER_HTTP: overHttp,
    },
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/sign-out',
    summary: 'Ends the session of the cookie, if there is one.',
    opensTo: 'everyone',
    out: json(z.object({ success: z.boolean() })),
    refusals: {},
  },
  readSession: {
    method: 'GET',
    path: '/api/auth/get-session',
    summary: 'The session and its user; null for an anonymous caller.',
    opensTo: 'everyone',
    out: json(
      z.nullable(z.object({ session: z.object({ id: z.string(), expiresAt: z.string() }), user: account })),
    ),
    refusals: {},
  },
  changePassword: {
    method: 'POST',
    path: '/api/auth/change-password',
    summary: 'Sets a new password and ends every other session.',
    opensTo: 'members',
    body: json(
      z.strictObject({ currentPassword, newPassword: password }).check(
        z.refine(body => body.newPassword !== body.currentPassword, {
          path: ['newPassword'],
          error: passwordUnchanged,
        }),
      ),
    ),
    out: json(done),
    refusals: {
      PASSWORD_TOO_COMMON: commonPassword,
      INVALID_PASSWORD: { status: 422, error: 'That is not your current password.' },
    },
  },
})

/** Live events sent to every tab of the member (`#platform/live.contract.ts`). */
export const accountEvents = [
  'signed-in',
  'signed-out',
  'user-updated',
  'password-recovery',
  'factor-verified',
] as const
export type AccountEvent = (typeof accountEvents)[number]
