import * as z from 'zod/mini'
import { contract, json, type ProcedureOutput } from '#platform/api.contract.ts'
import { optionalText } from '#platform/text.contract.ts'

/** What an admin may set by the page, by the part of it. The environment knows the same names. */
export const settingNames = {
  place: ['SITE_NAME', 'SITE_CITY', 'TZ', 'CONTACT_EMAIL'],
  mail: ['SMTP_URL', 'MAIL_FROM'],
  model: ['AI_PROVIDER', 'AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL', 'AI_DAILY_BUDGET', 'AI_HOUSE_BUDGET'],
  speech: ['ELEVENLABS_API_KEY', 'SPEECH_URL', 'SPEECH_API_KEY', 'SPEECH_MODEL', 'SPEECH_DAILY_CHARACTERS'],
  sensors: ['GOVEE_API_KEY', 'MQTT_URL'],
  chat: ['MESSAGES_PER_MEMBER'],
} as const
export type SettingName = (typeof settingNames)[keyof typeof settingNames][number]

export const maxValueLength = 1000

const name = z.enum(Object.values(settingNames).flat() as [SettingName, ...SettingName[]])

const setting = z.object({
  name,
  /** A secret is never in an answer. */
  isSecret: z.boolean(),
  /** What decides: the environment wins over the page. */
  source: z.enum(['environment', 'page', 'default']),
  /** The variable of the environment that decides, which may be the key that is sent to this address. */
  setBy: z.nullable(z.string()),
  /** Null for a secret, and where nothing is set. */
  value: z.nullable(z.string()),
  /** Empty: none. */
  default: z.string(),
  /** Of what is stored; 0: the page has never set it. */
  version: z.int(),
  /** When the page set or removed it, and who did; null: never, or an account that is gone. */
  changedAt: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
  /** Why what is stored is not used. */
  problem: z.nullable(z.string()),
})
export type LoungeSetting = z.output<typeof setting>

const list = z.object({ settings: z.array(setting) })

/** A value or a secret; the whole is checked by the setting itself. */
const value = optionalText({ maxLength: maxValueLength })

const invalid = {
  INVALID_VALUE: { status: 422, error: 'Something here cannot be used. Nothing was saved.' },
} as const

export const loungeSettingsContract = contract({
  listSettings: {
    method: 'GET',
    path: '/api/admin/lounge-settings',
    summary: 'What the page can set, where each value comes from, and whether a secret is set.',
    opensTo: 'unlocked-admins',
    out: json(list),
    refusals: {},
  },
  changeSettings: {
    method: 'PATCH',
    path: '/api/admin/lounge-settings',
    summary:
      'Sets or removes settings, all or none. They take effect when the server starts again. Secrets are stored encrypted.',
    opensTo: 'unlocked-admins',
    body: json(
      z.strictObject({
        changes: z
          .array(
            z.strictObject({
              name,
              /** Null removes it. */
              value: z.nullable(value),
              /** Of the setting when it was read; 0 where the page had not set it. */
              version: z.int().check(z.gte(0), z.lte(2_147_483_647)),
            }),
          )
          .check(z.minLength(1), z.maxLength(Object.values(settingNames).flat().length)),
      }),
    ),
    out: json(list),
    refusals: {
      ...invalid,
      SET_BY_ENVIRONMENT: {
        status: 409,
        error: 'The environment sets this, and it wins. Change it there.',
      },
      CHANGED_MEANWHILE: {
        status: 409,
        error: 'Another admin changed this in the meantime. Look at it, and save again.',
      },
    },
    limit: { requests: 30, seconds: 60 },
  },
  testMailServer: {
    method: 'POST',
    path: '/api/admin/lounge-settings/test-mail',
    summary:
      'Sends a test mail to the admin’s own address with these values, before they are saved. What is left out is taken from what is set.',
    opensTo: 'unlocked-admins',
    body: json(z.strictObject({ SMTP_URL: z.optional(value), MAIL_FROM: z.optional(value) })),
    out: json(z.object({ to: z.string() })),
    refusals: {
      ...invalid,
      NO_MAIL_SERVER: { status: 409, error: 'Please enter the mail server first.' },
      NO_ADDRESS: { status: 409, error: 'Your account has no address that mail can be sent to.' },
      MAIL_REFUSED: { status: 502, error: 'The mail server answered, and did not take the mail.' },
      SIGN_IN_REFUSED: {
        status: 502,
        error: 'The mail server did not accept the user name or the password.',
      },
      NO_ANSWER: {
        status: 502,
        error: 'There is no mail server at this address and port, or it does not answer.',
      },
      NO_ENCRYPTION: {
        status: 502,
        error: 'The connection could not be encrypted as chosen. Try the other kind of encryption.',
      },
    },
    limit: { requests: 5, seconds: 60 },
  },
})
export type LoungeSettings = ProcedureOutput<typeof loungeSettingsContract.listSettings>
