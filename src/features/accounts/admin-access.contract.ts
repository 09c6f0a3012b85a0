import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { currentPassword, done } from './accounts.contract.ts'

/** How long the admin page stays open after the password was given. */
export const unlockedMinutes = 15

const unlocked = z.object({
  /** A moment; null: locked. */
  unlockedUntil: z.nullable(z.string()),
})

export const adminAccessContract = contract({
  unlockAdmin: {
    method: 'POST',
    path: '/api/admin/unlock',
    summary: `Opens the admin page in this session for ${unlockedMinutes} minutes, with the admin’s own password. An account without a password sends the code of \`requestConfirmationCode\`.`,
    opensTo: 'members',
    body: json(z.strictObject({ password: currentPassword })),
    out: json(unlocked),
    // The same for a wrong password and for whoever is no admin.
    refusals: { INVALID_PASSWORD: { status: 401, error: 'Invalid password' } },
  },
  lockAdmin: {
    method: 'POST',
    path: '/api/admin/lock',
    summary: 'Locks the admin page in this session.',
    opensTo: 'members',
    out: json(done),
    refusals: {},
  },
  readAdminAccess: {
    method: 'GET',
    path: '/api/admin/access',
    summary: 'Until when the admin page is open in this session.',
    opensTo: 'members',
    out: json(unlocked),
    refusals: {},
  },
})
