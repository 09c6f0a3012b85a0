import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import * as z from 'zod'
import { type ModelSettings, missingModelSettings, modelProviders } from './models/model-settings.ts'
import { placeSettings } from './place-settings.ts'
import { type Setting, setting } from './setting.ts'
import {
  emptyToUndefined,
  isIssuer,
  isMqttUrl,
  isNetworkList,
  isOrigin,
  isPostgresUrl,
  isSmtpUrl,
  isStrongSecret,
  maskPassword,
  modelName,
  providerKey,
  providerUrl,
  splitList,
  toOrigin,
  wholeNumber,
} from './setting-validators.ts'
import { missingSpeechSettings, speechSettings } from './speech-settings.ts'

/** By the name of each in the code. */
export const settings = {
  port: setting('PORT', {
    description: 'TCP port to listen on. 0 picks any free port.',
    default: '3000',
    check: z
      .string()
      .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
      .transform(Number)
      .refine(port => port <= 65_535, 'must be a whole number from 0 to 65535'),
  }),
  host: setting('HOST', {
    description:
      'IP address or host name to listen on. 127.0.0.1 accepts connections from this machine only; 0.0.0.0 accepts them from the network.',
    default: '127.0.0.1',
    check: z.string().regex(/^[A-Za-z0-9.:_-]+$/, 'must be an IP address or a host name'),
  }),
  dataDir: setting('DATA_DIR', {
    description:
      'Directory for everything the server stores: the embedded database, uploaded pictures, the outbox and the generated secret.',
    default: './var',
    check: z.string(),
  }),
  baseUrl: setting('BASE_URL', {
    description:
      'Public origin of the site, such as https://lounge.example. Empty uses http with HOST and PORT. Required behind a reverse proxy.',
    default: '',
    check: z
      .string()
      .refine(isOrigin, 'must be http:// or https:// with a host and no path')
      .transform(toOrigin),
  }),
  databaseUrl: setting('DATABASE_URL', {
    description:
      'Connection URL of your own PostgreSQL server (15 or newer), postgres://… Empty starts the embedded one.',
    default: '',
    check: z
      .string()
      .refine(isPostgresUrl, 'must be a postgres:// or postgresql:// address')
      .transform(emptyToUndefined),
    mask: maskPassword,
  }),
  logLevel: setting('LOG_LEVEL', {
    description: 'Minimum log level: fatal, error, warn, info, debug, trace or silent.',
    default: 'info',
    check: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    }),
  }),
  ...placeSettings,
  appSecret: setting('APP_SECRET', {
    description:
      'Signs sessions and encrypts second-factor secrets; 32 characters or more, the same on every node. Empty generates one in DATA_DIR/secret.',
    default: '',
    check: z
      .string()
      .refine(isStrongSecret, 'must be 32 characters or more, and no placeholder')
      .transform(emptyToUndefined),
    mask: () => '(hidden)',
  }),
  smtpUrl: setting('SMTP_URL', {
    byPage: 'sealed',
    description:
      'Mail server, smtp://user:password@host:587 or smtps://… Empty writes mail to DATA_DIR/outbox, which admins can read.',
    default: '',
    check: z.string().refine(isSmtpUrl, 'must be an smtp:// or smtps:// address').transform(emptyToUndefined),
    mask: maskPassword,
  }),
  mailFrom: setting('MAIL_FROM', {
    byPage: 'shown',
    description: 'Sender address of outgoing mail.',
    default: 'Smoke Deck <house@smokedeck.example>',
    check: z
      .string()
      .regex(
        /^[^\r\n<>]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/,
        'must be one email address, with or without a name',
      ),
  }),
  oidcIssuer: setting('OIDC_ISSUER', {
    description:
      'OpenID Connect issuer URL. Requires OIDC_CLIENT_ID and OIDC_CLIENT_SECRET. Empty disables SSO.',
    default: '',
    check: z
      .string()
      .refine(isIssuer, 'must be an https:// address without a query; http:// only on this machine')
      .transform(emptyToUndefined),
    mask: maskPassword,
  }),
  oidcClientId: setting('OIDC_CLIENT_ID', {
    description: 'Client ID registered with the OpenID Connect provider.',
    default: '',
    check: z.string().transform(emptyToUndefined),
  }),
  oidcClientSecret: setting('OIDC_CLIENT_SECRET', {
    description: 'Client secret registered with the OpenID Connect provider.',
    default: '',
    check: z.string().transform(emptyToUndefined),
    mask: () => '(hidden)',
  }),
  oidcName: setting('OIDC_NAME', {
    description: 'Name of the provider on the sign-in button: "Continue with ...".',
    default: 'single sign-on',
    check: z.string().regex(/^[^\p{C}]{1,40}$/u, 'must be 1 to 40 characters'),
  }),
  aiProvider: setting('AI_PROVIDER', {
    byPage: 'shown',
    description: `Language model provider that narrates results and writes answers: ${modelProviders.join(', ')}. Requires AI_MODEL. Empty disables both.`,
    default: '',
    check: z
      .enum(['', ...modelProviders], { error: `must be one of ${modelProviders.join(', ')}, or empty` })
      .transform(provider => provider || undefined),
  }),
  aiModel: setting('AI_MODEL', {
    byPage: 'shown',
    description: 'Model name, as the provider lists it.',
    default: '',
    check: modelName,
  }),
  aiApiKey: setting('AI_API_KEY', {
    byPage: 'sealed',
    description: 'API key of the provider. Optional for openai-compatible only.',
    default: '',
    check: providerKey,
    mask: () => '(hidden)',
  }),
  aiBaseUrl: setting('AI_BASE_URL', {
    byPage: 'shown',
    description:
      'Base URL of the model API, such as http://127.0.0.1:11434/v1. Required for openai-compatible; the other providers have a default.',
    default: '',
    check: providerUrl.transform(emptyToUndefined),
    mask: maskPassword,
  }),
  aiDailyBudget: setting('AI_DAILY_BUDGET', {
    byPage: 'shown',
    description: 'Daily cap on AI narrations and answers per member (UTC). 0 disables them.',
    default: '40',
    check: wholeNumber(4),
  }),
  aiTotalBudget: setting('AI_HOUSE_BUDGET', {
    byPage: 'shown',
    description: 'Daily cap on AI narrations and answers across all members (UTC). 0 disables them.',
    default: '400',
    check: wholeNumber(6),
  }),
  ...speechSettings,
  messagesPerMember: setting('MESSAGES_PER_MEMBER', {
    byPage: 'shown',
    description:
      'Most messages of one member within 10 seconds, with their changes, deletions and reactions. 0 removes the limit.',
    default: '20',
    check: wholeNumber(4),
  }),
  goveeApiKey: setting('GOVEE_API_KEY', {
    byPage: 'sealed',
    description: 'Key of the Govee developer API, for sensors that report to its cloud. Empty disables them.',
    default: '',
    check: providerKey,
    mask: () => '(hidden)',
  }),
  goveeBaseUrl: setting('GOVEE_BASE_URL', {
    description: 'Base URL of the Govee API.',
    default: 'https://openapi.api.govee.com',
    check: providerUrl,
    mask: maskPassword,
  }),
  mqttUrl: setting('MQTT_URL', {
    byPage: 'sealed',
    description:
      'MQTT broker that sensors publish to, mqtt://user:password@host:1883 or mqtts://… Empty disables them.',
    default: '',
    check: z.string().refine(isMqttUrl, 'must be an mqtt:// or mqtts:// address').transform(emptyToUndefined),
    mask: maskPassword,
  }),
  trustProxy: setting('TRUST_PROXY', {
    description:
      'Comma-separated IP addresses or networks of reverse proxies whose X-Forwarded-* headers are trusted.',
    default: '',
    check: z
      .string()
      .transform(splitList)
      .refine(isNetworkList, 'must be IP addresses or networks such as 10.0.0.0/8'),
  }),
}

type Checked = { [Key in keyof typeof settings]: z.output<(typeof settings)[Key]['check']> }

/** Validated; `dataDir` is absolute. */
export interface Settings extends Readonly<Checked>, Readonly<ModelSettings> {
  /** Names of those that the environment or `.env` sets, such as `SITE_NAME`. */
  readonly given: ReadonlySet<string>
}

export class InvalidSettings extends Error {
  override name = 'InvalidSettings'
}

/** The environment takes precedence over `.env` in `directory`. Throws `InvalidSettings` with every invalid setting. */
export function readSettings(environment: NodeJS.ProcessEnv, directory: string): Settings {
  const variables = { ...readEnvFile(directory), ...environment }
  const problems: string[] = []
  const entries = Object.entries(settings).map(([key, definition]: [string, Setting]) => {
    const value = variables[definition.name]?.trim() || definition.default
    const result = definition.check.safeParse(value)
    if (!result.success) problems.push(describeProblem(definition, value, result.error))
    return [key, result.data]
  })
  problems.push(...incompleteOidc(name => !!variables[name]?.trim()))
  problems.push(...missingModelSettings(name => variables[name]?.trim()))
  problems.push(...missingSpeechSettings(name => variables[name]?.trim()))
  if (problems.length > 0) {
    throw new InvalidSettings(`Invalid settings:\n${problems.join('\n')}`)
  }
  const values = Object.fromEntries(entries) as Checked
  const given = Object.values(settings).filter(({ name }) => variables[name]?.trim())
  return {
    ...values,
    dataDir: resolve(directory, values.dataDir),
    given: new Set(given.map(({ name }) => name)),
  }
}

/** The text of `.env.example`. */
export function describeSettings(): string {
  const head = '# Copy to .env and change what you need. Environment variables override this file.'
  const entries = Object.values(settings).map(
    ({ description, name, default: value }) => `# ${description}\n# ${name}=${value}`,
  )
  return `${[head, ...entries].join('\n\n')}\n`
}

function readEnvFile(directory: string): NodeJS.Dict<string> {
  const file = join(directory, '.env')
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}

function describeProblem({ name, mask, description }: Setting, value: string, error: z.ZodError): string {
  const shown = mask ? mask(value) : value
  return `  ${name} is "${shown}" but ${error.issues[0]?.message}. ${description}`
}

function incompleteOidc(isSet: (name: string) => boolean): string[] {
  const names = [settings.oidcIssuer, settings.oidcClientId, settings.oidcClientSecret].map(
    ({ name }) => name,
  )
  const missing = names.filter(name => !isSet(name))
  if (missing.length === 0 || missing.length === names.length) return []
  return [
    `  ${names.join(', ')} must be set together, but ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} empty. Set all three, or none.`,
  ]
}
