import * as z from 'zod/mini'
import { roles } from '#features/accounts/accounts.contract.ts'
import { contract, duties, file, json } from '#platform/api.contract.ts'
import { optionalText, searchText } from '#platform/text.contract.ts'
import { membershipTiers } from './member.contract.ts'

export const listedMembers = 200
export const maxNoteLength = 2000

const day = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d$/, 'Please give a day, such as 2027-06-26'),
  z.refine(text => new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text, 'There is no such day'),
)

/** A member as admins see them: never what is in their records. */
const listedMember = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  membership_tier: z.enum(membershipTiers),
  /** A day, counted to its end in the zone of the lounge; null: nothing is noted. */
  paid_until: z.nullable(z.string()),
  /** Whether that day is over. */
  has_ended: z.boolean(),
  /** Of staff, for staff. */
  note: z.string(),
  role: z.enum(roles),
  duties: z.array(z.enum(duties)),
  banned: z.boolean(),
  ban_reason: z.nullable(z.string()),
  /** A moment; null: no ban, or one without an end. */
  banned_until: z.nullable(z.string()),
  two_factor_enabled: z.boolean(),
  last_sign_in_at: z.nullable(z.string()),
  created_at: z.string(),
})
export type ListedMember = z.output<typeof listedMember>

const which = z.enum(['all', 'staff', 'ended', 'banned'])
const params = z.strictObject({ id: z.uuid() })
const noSuchMember = { NO_SUCH_MEMBER: { status: 404, error: 'There is no such member.' } } as const

export const membershipsContract = contract({
  listProfiles: {
    method: 'GET',
    path: '/api/admin/profiles',
    summary: `Members, the newest first, at most ${listedMembers}. \`search\` matches part of the name or the mail address.`,
    opensTo: 'unlocked-admins',
    query: z.strictObject({ search: searchText({ maxLength: 254 }), which: z._default(which, 'all') }),
    out: json(z.object({ profiles: z.array(listedMember), total: z.int() })),
    refusals: {},
  },
  readMembership: {
    method: 'GET',
    path: '/api/admin/members/:id',
    summary: 'One member, as admins see them.',
    opensTo: 'unlocked-admins',
    params,
    out: json(listedMember),
    refusals: noSuchMember,
  },
  changeMembership: {
    method: 'PATCH',
    path: '/api/admin/members/:id',
    summary: 'Changes the fields that are sent.',
    opensTo: 'unlocked-admins',
    params,
    body: json(
      z
        .strictObject({
          membership_tier: z.optional(z.enum(membershipTiers)),
          paid_until: z.optional(z.nullable(day)),
          note: z.optional(optionalText({ maxLength: maxNoteLength })),
        })
        .check(z.refine(changes => Object.keys(changes).length > 0, 'Nothing to change')),
    ),
    out: json(listedMember),
    refusals: noSuchMember,
  },
  exportMembers: {
    method: 'GET',
    path: '/api/admin/members.csv',
    summary: 'All members as CSV: who they are, tier, until when it is paid, notes of staff.',
    opensTo: 'unlocked-admins',
    out: file('text/csv; charset=utf-8'),
    refusals: {},
  },
})
