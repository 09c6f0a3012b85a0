import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import * as z from 'zod'
import {
  incompleteModel,
  isModelAddress,
  type ModelSettings,
  modelProviders,
} from './models/model-settings.ts'
import { isIssuer, isNetworkList, isOrigin, isPostgresUrl, isSmtpUrl } from './setting-addresses.ts'

interface Setting<Check extends z.ZodType = z.ZodType> {
  name: string
  meaning: string
  /** Shown to the operator and used when nothing is given. */
  default: string
  check: Check
  /** How a wrong value may be repeated in a message; absent: as it was given. */
  mask?: (value: string) => string
}

const setting = <Check extends z.ZodType>(
  name: string,
  description: Omit<Setting<Check>, 'name'>,
): Setting<Check> => ({ name, ...description })

const settings = {
  port: setting('PORT', {
    meaning: 'The port the server listens on; 0 takes any free one.',
    default: '3000',
    check: z
      .string()
      .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
      .transform(Number)
      .refine(port => port <= 65_535, 'must be a whole number from 0 to 65535'),
  }),
  host: setting('HOST', {
    meaning: 'The address of this machine the server listens on; 0.0.0.0 opens it to the whole network.',
    default: '127.0.0.1',
    check: z.string().regex(/^[A-Za-z0-9.:_-]+$/, 'must be an IP address or a host name'),
  }),
  dataDir: setting('DATA_DIR', {
    meaning:
      'The folder that holds everything the house keeps: the embedded database, the pictures, the secret.',
    default: './var',
    check: z.string(),
  }),
  baseUrl: setting('BASE_URL', {
    meaning: 'The address people type, such as https://lounge.example; empty means http with HOST and PORT.',
    default: '',
    check: z
      .string()
      .refine(isOrigin, 'must be http:// or https:// with a host and no path')
      .transform(origin),
  }),
  databaseUrl: setting('DATABASE_URL', {
    meaning: 'A PostgreSQL server of your own (15 or newer), postgres://…; empty means the embedded one.',
    default: '',
    check: z
      .string()
      .refine(isPostgresUrl, 'must be a postgres:// or postgresql:// address')
      .transform(orNothing),
    mask: maskPassword,
  }),
  logLevel: setting('LOG_LEVEL', {
    meaning: 'How much is written to the log: fatal, error, warn, info, debug, trace or silent.',
    default: 'info',
    check: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    }),
  }),
  contactEmail: setting('CONTACT_EMAIL', {
    meaning: 'The mail address that visitors find in the footer and on the legal pages.',
    default: 'hello@smokedeck.example',
    check: z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be one mail address'),
  }),
  appSecret: setting('APP_SECRET', {
    meaning:
      'At least 32 characters that sign sessions; every node of one house needs the same. Empty means one of its own, kept in DATA_DIR/secret.',
    default: '',
    check: z
      .string()
      .refine(isStrongSecret, 'must be 32 characters or more, and no placeholder')
      .transform(orNothing),
    mask: () => '(hidden)',
  }),
  smtpUrl: setting('SMTP_URL', {
    meaning:
      'Where mail is handed over, smtp://user:password@host:587 or smtps://…; empty means a folder DATA_DIR/outbox that admins can read.',
    default: '',
    check: z.string().refine(isSmtpUrl, 'must be an smtp:// or smtps:// address').transform(orNothing),
    mask: maskPassword,
  }),
  mailFrom: setting('MAIL_FROM', {
    meaning: 'The sender of the mails of the house.',
    default: 'Smoke Deck <house@smokedeck.example>',
    check: z
      .string()
      .regex(
        /^[^\r\n<>]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/,
        'must be one mail address, with a name or without',
      ),
  }),
  oidcIssuer: setting('OIDC_ISSUER', {
    meaning:
      'Who else may vouch for members, by OpenID Connect: the https address of the provider. Needs the two below; empty means nobody.',
    default: '',
    check: z
      .string()
      .refine(isIssuer, 'must be an https:// address without a query; http:// only on this machine')
      .transform(orNothing),
    mask: maskPassword,
  }),
  oidcClientId: setting('OIDC_CLIENT_ID', {
    meaning: 'The name under which the provider knows this house.',
    default: '',
    check: z.string().transform(orNothing),
  }),
  oidcClientSecret: setting('OIDC_CLIENT_SECRET', {
    meaning: 'The secret that goes with it.',
    default: '',
    check: z.string().transform(orNothing),
    mask: () => '(hidden)',
  }),
  oidcName: setting('OIDC_NAME', {
    meaning: 'What people call the provider; the button says “Continue with” it.',
    default: 'single sign-on',
    check: z.string().regex(/^[^\p{C}]{1,40}$/u, 'must be 1 to 40 characters'),
  }),
  aiProvider: setting('AI_PROVIDER', {
    meaning: `Whose language model tells results in Arturo’s voice: ${modelProviders.join(', ')}. Needs AI_MODEL; empty means none.`,
    default: '',
    check: z
      .enum(['', ...modelProviders], { error: `must be one of ${modelProviders.join(', ')}, or empty` })
      .transform(provider => provider || undefined),
  }),
  aiModel: setting('AI_MODEL', {
    meaning: 'The model by the name its provider gave it.',
    default: '',
    check: z
      .string()
      .regex(/^[\w./:@-]{0,200}$/, 'must be a name without blanks')
      .transform(orNothing),
  }),
  aiApiKey: setting('AI_API_KEY', {
    meaning: 'The key to it. Only openai-compatible may do without.',
    default: '',
    check: z
      .string()
      .regex(/^[\x21-\x7e]*$/, 'must be plain characters without blanks')
      .transform(orNothing),
    mask: () => '(hidden)',
  }),
  aiBaseUrl: setting('AI_BASE_URL', {
    meaning:
      'Where the model is asked, such as http://127.0.0.1:11434/v1; openai-compatible needs it, the others know their own.',
    default: '',
    check: z
      .string()
      .refine(
        isModelAddress,
        'must be an https:// address without a query; http:// only on this machine or in a private network',
      )
      .transform(orNothing),
    mask: maskPassword,
  }),
  aiDailyBudget: setting('AI_DAILY_BUDGET', {
    meaning: 'How many results a member may have told in a day; 0 means none.',
    default: '40',
    check: z
      .string()
      .regex(/^\d{1,4}$/, 'must be a whole number from 0 to 9999')
      .transform(Number),
  }),
  aiHouseBudget: setting('AI_HOUSE_BUDGET', {
    meaning: 'How many results all members together may have told in a day; 0 means none.',
    default: '400',
    check: z
      .string()
      .regex(/^\d{1,6}$/, 'must be a whole number from 0 to 999999')
      .transform(Number),
  }),
  trustProxy: setting('TRUST_PROXY', {
    meaning:
      'Addresses or networks, separated by commas, of the reverse proxies whose X-Forwarded-* headers are believed.',
    default: '',
    check: z
      .string()
      .transform(listOf)
      .refine(isNetworkList, 'must be IP addresses or networks such as 10.0.0.0/8'),
  }),
}

type Checked = { [Key in keyof typeof settings]: z.output<(typeof settings)[Key]['check']> }

/** Every setting, checked. `dataDir` is absolute. */
export type Settings = Readonly<Checked> & Readonly<ModelSettings>

/** The settings cannot be used; the message tells the operator what to change. */
export class WrongSettings extends Error {
  override name = 'WrongSettings'
}

/**
 * Reads the settings from the environment and from `.env` in `directory`; the environment wins.
 * Throws `WrongSettings` naming every wrong one.
 */
export function readSettings(environment: NodeJS.ProcessEnv, directory: string): Settings {
  const given = { ...readEnvFile(directory), ...environment }
  const complaints: string[] = []
  const checked = Object.entries(settings).map(([key, one]: [string, Setting]) => {
    const value = given[one.name]?.trim() || one.default
    const outcome = one.check.safeParse(value)
    if (!outcome.success) complaints.push(complaint(one, value, outcome.error))
    return [key, outcome.data]
  })
  complaints.push(...halfProvider(name => !!given[name]?.trim()))
  complaints.push(...incompleteModel(name => given[name]?.trim()))
  if (complaints.length > 0) {
    throw new WrongSettings(`These settings cannot be used:\n${complaints.join('\n')}`)
  }
  const values = Object.fromEntries(checked) as Checked
  return { ...values, dataDir: resolve(directory, values.dataDir) }
}

/** The text of `.env.example`: each setting with its meaning and its default. */
export function describeSettings(): string {
  const head = '# Copy to .env and change what you need; the environment wins over the file.'
  const entries = Object.values(settings).map(one => `# ${one.meaning}\n# ${one.name}=${one.default}`)
  return `${[head, ...entries].join('\n\n')}\n`
}

function readEnvFile(directory: string): NodeJS.Dict<string> {
  const file = join(directory, '.env')
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}

function complaint({ name, mask, meaning }: Setting, value: string, error: z.ZodError): string {
  const shown = mask ? mask(value) : value
  return `  ${name} is "${shown}" but ${error.issues[0]?.message}. ${meaning}`
}

/** Three settings that say something together only. */
function halfProvider(isGiven: (name: string) => boolean): string[] {
  const names = [settings.oidcIssuer, settings.oidcClientId, settings.oidcClientSecret].map(
    ({ name }) => name,
  )
  const missing = names.filter(name => !isGiven(name))
  if (missing.length === 0 || missing.length === names.length) return []
  return [
    `  ${names.join(', ')} belong together, but ${missing.join(' and ')} is empty. Give all three, or none.`,
  ]
}

function origin(value: string): string | undefined {
  return value === '' ? undefined : new URL(value).origin
}

function isStrongSecret(value: string): boolean {
  return value === '' || (value.length >= 32 && new Set(value).size >= 8)
}

function orNothing(value: string): string | undefined {
  return value === '' ? undefined : value
}

/** Only a well-formed address tells where its password is; anything else stays hidden whole. */
function maskPassword(value: string): string {
  if (!URL.canParse(value)) return '(hidden)'
  const { protocol, host } = new URL(value)
  return `${protocol}//***@${host}/***`
}

function listOf(value: string): string[] {
  return value
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
}
