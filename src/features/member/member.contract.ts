import * as z from 'zod/mini'
import { account } from '#features/accounts/accounts.contract.ts'
import { contract, duties, json, type ProcedureOutput } from '#platform/api.contract.ts'
import { temperatureUnits } from '#platform/temperature.rules.ts'
import { optionalText } from '#platform/text.contract.ts'

export const membershipTiers = ['basic', 'premium', 'vip'] as const

/** Fields are named like the columns of `profiles`. */
export const profile = z.object({
  id: z.string(),
  full_name: z.string(),
  address: z.string(),
  avatar_url: z.nullable(z.string()),
  membership_tier: z.enum(membershipTiers),
  /** A day, to its end in the zone of the lounge; null: nothing is noted. */
  paid_until: z.nullable(z.string()),
  created_at: z.string(),
})
export type Profile = z.output<typeof profile>

/** Fields are named like the columns of `user_settings`. */
export const memberSettings = z.object({
  theme: z.enum(['light', 'dark']),
  preferred_voice: optionalText({ maxLength: 100 }),
  memory_enabled: z.boolean(),
  notify_events: z.boolean(),
  notify_humidity_alert: z.boolean(),
  show_affiliate_links: z.boolean(),
  /** Whether the member's own ratings adjust the score of a pairing. */
  taste_enabled: z.boolean(),
  temperature_unit: z.enum(temperatureUnits),
  /** Adds to the `prefers-reduced-motion` of the device. */
  reduce_motion: z.boolean(),
  shortcuts_enabled: z.boolean(),
})
export type MemberSettings = z.output<typeof memberSettings>

/** Of a member who has not changed any. The columns of `user_settings` have the same defaults; a test compares them. */
export const defaultSettings: Readonly<MemberSettings> = {
  theme: 'dark',
  preferred_voice: 'Default',
  memory_enabled: true,
  notify_events: true,
  notify_humidity_alert: false,
  show_affiliate_links: true,
  taste_enabled: true,
  temperature_unit: 'F',
  reduce_motion: false,
  shortcuts_enabled: true,
}

export const memberContract = contract({
  readMe: {
    method: 'GET',
    path: '/api/me',
    summary: 'The signed-in member, with profile and settings; the defaults until the first change.',
    opensTo: 'members',
    out: json(
      z.object({
        ...account.shape,
        /** What they may do as staff; an admin has all of them. */
        duties: z.array(z.enum(duties)),
        two_factor_enabled: z.boolean(),
        profile,
        /** Whether the day that the membership is paid until is over, in the zone of the lounge. */
        membership_has_ended: z.boolean(),
        settings: memberSettings,
        /** False until the first change. */
        has_saved_settings: z.boolean(),
      }),
    ),
    refusals: {},
  },
  changeProfile: {
    method: 'PATCH',
    path: '/api/profile',
    summary: 'Changes the fields that are sent.',
    opensTo: 'members',
    body: json(
      z.strictObject({
        full_name: z.optional(optionalText({ maxLength: 100 })),
        address: z.optional(optionalText({ maxLength: 300 })),
      }),
    ),
    out: json(profile),
    refusals: {},
  },
  changeSettings: {
    method: 'PATCH',
    path: '/api/settings',
    summary:
      'Changes the fields that are sent. The first change creates the row, with defaults for the other fields.',
    opensTo: 'members',
    body: json(z.strictObject(z.partial(memberSettings).shape)),
    out: json(memberSettings),
    refusals: {},
  },
})
export type Me = ProcedureOutput<typeof memberContract.readMe>
