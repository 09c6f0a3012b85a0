import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { done, email } from './accounts.contract.ts'

const params = z.strictObject({ id: z.uuid() })
const noSuchAccount = {
  NO_SUCH_ACCOUNT: { status: 404, error: 'That account does not exist.' },
} as const

/** "I can't get in": what an admin can do. The member is told of each by mail, and the audit log records it. */
export const memberAccessContract = contract({
  sendResetLink: {
    method: 'POST',
    path: '/api/admin/members/:id/reset-link',
    summary: 'Mails the member a link to set a new password. The admin does not see it.',
    opensTo: 'unlocked-admins',
    params,
    out: json(done),
    refusals: noSuchAccount,
  },
  removeSecondFactor: {
    method: 'DELETE',
    path: '/api/admin/members/:id/second-factor',
    summary: 'Removes the authenticator app and the recovery codes of a member, and ends all their sessions.',
    opensTo: 'unlocked-admins',
    params,
    out: json(done),
    refusals: {
      ...noSuchAccount,
      NO_SECOND_FACTOR: { status: 409, error: 'This member has no second factor.' },
    },
  },
  correctEmail: {
    method: 'PUT',
    path: '/api/admin/members/:id/email',
    summary: 'Changes the mail address of a member, and ends all their sessions.',
    opensTo: 'unlocked-admins',
    params,
    body: json(z.strictObject({ email })),
    out: json(done),
    refusals: {
      ...noSuchAccount,
      EMAIL_TAKEN: { status: 409, error: 'Another account has this address.' },
    },
  },
})
