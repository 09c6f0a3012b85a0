import * as z from 'zod/mini'
import { contract, json, type ProcedureOutput } from '#platform/api.contract.ts'
import { optionalText, typedText } from '#platform/text.contract.ts'
import { done } from './accounts.contract.ts'

export const signUpRules = ['open', 'approval', 'invitation'] as const
export type SignUpRule = (typeof signUpRules)[number]

/** How long a mailed invitation can be accepted. */
export const invitationDays = 30
export const maxLinkDays = 365
/** Lines of one list. */
export const maxInvitedLines = 1000
export const maxLinks = 50
export const listedInvitations = 1000

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  state: z.enum(['waiting', 'sent', 'accepted', 'expired']),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** When the mail was handed over last. */
  sentAt: z.nullable(z.string()),
  acceptedAt: z.nullable(z.string()),
})
export type Invitation = z.output<typeof invitation>

const link = z.object({
  id: z.string(),
  label: z.string(),
  /** With the name of this server; shown as a QR code at the counter. */
  address: z.string(),
  uses: z.int(),
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type InvitationLink = z.output<typeof link>

const waiting = z.object({ id: z.string(), email: z.string(), name: z.string(), createdAt: z.string() })

const overview = z.object({
  signUp: z.enum(signUpRules),
  /** The name of this server that mails and links use. */
  origin: z.string(),
  /** Others cannot reach that name: it is of this machine only. */
  isOriginLocal: z.boolean(),
  invitations: z.array(invitation),
  links: z.array(link),
  /** Accounts that an admin has not agreed to yet. */
  waiting: z.array(waiting),
})
export type InvitationsOverview = z.output<typeof overview>

const params = z.strictObject({ id: z.uuid() })
const noSuch = { NO_SUCH_INVITATION: { status: 404, error: 'There is no such invitation.' } } as const
const noSuchAccount = {
  NO_SUCH_ACCOUNT: { status: 404, error: 'There is no account that waits under this ID.' },
} as const

export const invitationsContract = contract({
  listInvitations: {
    method: 'GET',
    path: '/api/admin/invitations',
    summary: 'Who may sign up, who was invited, the links for the counter, and who waits for approval.',
    opensTo: 'unlocked-admins',
    out: json(overview),
    refusals: {},
  },
  setSignUpRule: {
    method: 'PUT',
    path: '/api/admin/sign-up',
    summary: 'Who may sign up: everybody, everybody after an admin has agreed, or whoever was invited.',
    opensTo: 'unlocked-admins',
    body: json(z.strictObject({ signUp: z.enum(signUpRules) })),
    out: json(done),
    refusals: {},
  },
  invite: {
    method: 'POST',
    path: '/api/admin/invitations',
    summary: `Invites the addresses of a list: one to a line, or a CSV of at most ${maxInvitedLines} lines. Each gets one mail; what is not invited is named with its line and the reason.`,
    opensTo: 'unlocked-admins',
    body: json(
      z.strictObject({
        list: typedText({ missing: 'Please give at least one address', maxLength: 100_000 }),
      }),
    ),
    out: json(
      z.object({
        invited: z.int(),
        skipped: z.array(z.object({ line: z.int(), text: z.string(), reason: z.string() })),
      }),
    ),
    refusals: {
      TOO_MANY_LINES: { status: 422, error: `Please send at most ${maxInvitedLines} lines at once.` },
    },
    limit: { requests: 20, seconds: 60 },
  },
  inviteAgain: {
    method: 'POST',
    path: '/api/admin/invitations/:id/mail',
    summary: 'Mails an invitation again, with a new link and a new end.',
    opensTo: 'unlocked-admins',
    params,
    out: json(done),
    refusals: noSuch,
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/api/admin/invitations/:id',
    summary: 'Withdraws an invitation, or ends a link.',
    opensTo: 'unlocked-admins',
    params,
    out: json(done),
    refusals: noSuch,
  },
  createLink: {
    method: 'POST',
    path: '/api/admin/invitation-links',
    summary: 'A link for the counter: whoever has it may sign up, until it ends.',
    opensTo: 'unlocked-admins',
    body: json(
      z.strictObject({
        label: z._default(optionalText({ maxLength: 60 }), ''),
        days: z._default(z.int().check(z.gte(1), z.lte(maxLinkDays)), 30),
      }),
    ),
    out: json(link, 201),
    refusals: {
      TOO_MANY_LINKS: { status: 409, error: `There are at most ${maxLinks} links. Please end one first.` },
    },
  },
  approveAccount: {
    method: 'POST',
    path: '/api/admin/members/:id/approval',
    summary: 'Lets an account in that waits for it. Its member is told by mail.',
    opensTo: 'unlocked-admins',
    params,
    out: json(done),
    refusals: noSuchAccount,
  },
  declineAccount: {
    method: 'DELETE',
    path: '/api/admin/members/:id/approval',
    summary: 'Deletes an account that waits for approval.',
    opensTo: 'unlocked-admins',
    params,
    out: json(done),
    refusals: noSuchAccount,
  },
})
export type Invited = ProcedureOutput<typeof invitationsContract.invite>
