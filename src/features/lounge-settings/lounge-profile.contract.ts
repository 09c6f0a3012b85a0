import * as z from 'zod/mini'
import { contract, json, type ProcedureOutput } from '#platform/api.contract.ts'
import { rowVersion } from '#platform/row-version.contract.ts'
import { optionalText } from '#platform/text.contract.ts'

export const maxLengths = { address: 300, hours: 600, houseRules: 4000, welcome: 1000 } as const

/** To everybody: what the lounge says of itself was changed. */
export const loungeProfileChanged = 'lounge.profile-changed'

/** What guests and members read. */
const published = { address: z.string(), hours: z.string(), houseRules: z.string() }
const profile = z.object({
  ...published,
  /** To each new member, as the first notification. */
  welcome: z.string(),
  version: z.int(),
  changedAt: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
})
export type LoungeProfile = z.output<typeof profile>
export type PublishedProfile = Pick<LoungeProfile, keyof typeof published>

export const loungeProfileContract = contract({
  readLounge: {
    method: 'GET',
    path: '/api/lounge/profile',
    summary: 'Where the lounge is, when it is open, and its house rules.',
    opensTo: 'members',
    out: json(z.object(published)),
    refusals: {},
  },
  readProfile: {
    method: 'GET',
    path: '/api/admin/lounge-profile',
    summary: 'The same, with the welcome message for new members.',
    opensTo: 'unlocked-admins',
    out: json(profile),
    refusals: {},
  },
  changeProfile: {
    method: 'PUT',
    path: '/api/admin/lounge-profile',
    summary: 'Changes what the lounge says of itself, at once.',
    opensTo: 'unlocked-admins',
    body: json(
      z.strictObject({
        address: optionalText({ maxLength: maxLengths.address }),
        hours: optionalText({ maxLength: maxLengths.hours }),
        houseRules: optionalText({ maxLength: maxLengths.houseRules }),
        welcome: optionalText({ maxLength: maxLengths.welcome }),
        version: rowVersion,
      }),
    ),
    out: json(profile),
    refusals: {
      CHANGED_MEANWHILE: {
        status: 409,
        error: 'Another admin changed this in the meantime. Look at it, and save again.',
      },
    },
    limit: { requests: 30, seconds: 60 },
  },
})
export type PublishedLounge = ProcedureOutput<typeof loungeProfileContract.readLounge>
