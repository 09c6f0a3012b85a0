import { missingModelSettings } from './models/model-settings.ts'
import type { Setting } from './setting.ts'
import { settings as definitions, type Settings } from './settings.ts'
import { missingSpeechSettings } from './speech-settings.ts'

/** A setting that an admin may set by the page. */
export interface PageSetting {
  name: string
  kind: 'shown' | 'sealed'
  /** Empty: none. */
  default: string
}

/** A setting that is empty, and without which the others of its group are not used. */
export interface MissingSetting {
  name: string
  names: readonly string[]
  sentence: string
}

export interface MergedSettings {
  settings: Settings
  /** What is stored and not used, by name: why. */
  refused: ReadonlyMap<string, string>
  missing: readonly MissingSetting[]
}

type Values = ReadonlyMap<string, string>
type Key = keyof typeof definitions

const entries = Object.entries(definitions) as [Key, Setting][]

export const pageSettings: readonly PageSetting[] = entries.flatMap(
  ([, { name, byPage, default: fallback }]) => (byPage ? [{ name, kind: byPage, default: fallback }] : []),
)

/** Each is sent to the addresses beside it. Whoever cannot read the key must not be able to send it elsewhere. */
const addressesOfKeys: Readonly<Record<string, readonly string[]>> = {
  AI_API_KEY: ['AI_PROVIDER', 'AI_BASE_URL'],
  SPEECH_API_KEY: ['SPEECH_URL'],
}

/** Are used together or not at all. */
const groups = [
  { names: ['AI_PROVIDER', 'AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL'], findMissing: missingModelSettings },
  { names: ['SPEECH_URL', 'SPEECH_API_KEY'], findMissing: missingSpeechSettings },
]

/** The keys that are sent to this address. */
export function keysOf(name: string): string[] {
  return Object.entries(addressesOfKeys)
    .filter(([, addresses]) => addresses.includes(name))
    .map(([key]) => key)
}

/** The variable that decides about a setting, because it or the key that is sent there is in the environment. */
export function givenBy(name: string, given: ReadonlySet<string>): string | undefined {
  return [name, ...keysOf(name)].find(each => given.has(each))
}

/** Why the page cannot store this value; undefined if it can. Never quotes it. */
export function problemOf(name: string, value: string): string | undefined {
  const result = definitionOf(name)?.[1].check.safeParse(value)
  if (!result?.success) return result?.error.issues[0]?.message ?? 'is no setting'
  // Behind a question mark, the libraries for mail and MQTT take options that could start programs or read files.
  const isServer = name === 'SMTP_URL' || name === 'MQTT_URL'
  return isServer && !/^\w+:\/\/[^\s/?#\\]+\/?$/.test(value)
    ? 'must be an address without a path and without options'
    : undefined
}

/** As a text; empty for none. */
export function plainValueOf(settings: Settings, name: string): string {
  const key = definitionOf(name)?.[0]
  return key === undefined ? '' : String(settings[key] ?? '')
}

/**
 * What is stored fills what the environment leaves open. It cannot stop a start: what is no longer valid, and what lacks
 * what it needs, is left out.
 */
export function mergeStored(environment: Settings, stored: Values): MergedSettings {
  const refused = new Map<string, string>()
  const used = new Map<string, string>()
  for (const { name } of pageSettings) {
    const value = stored.get(name)
    if (value === undefined || givenBy(name, environment.given) !== undefined) continue
    const problem = problemOf(name, value)
    if (problem) refused.set(name, `This value is not used, because it ${problem}.`)
    else used.set(name, value)
  }
  const missing: MissingSetting[] = []
  for (const { names, findMissing } of groups) {
    const sentences = findMissing(name => used.get(name) ?? givenValueOf(environment, name)).map(text =>
      text.trim(),
    )
    if (sentences.length === 0) continue
    missing.push(
      ...sentences.map(sentence => ({ name: sentence.slice(0, sentence.indexOf(' ')), names, sentence })),
    )
    for (const name of names.filter(each => used.delete(each)))
      refused.set(name, `This value is not used. ${sentences[0]}`)
  }
  return { settings: withValues(environment, used), refused, missing }
}

const definitionOf = (name: string) => entries.find(([, definition]) => definition.name === name)

function givenValueOf(environment: Settings, name: string): string | undefined {
  return environment.given.has(name) ? plainValueOf(environment, name) : undefined
}

function withValues(environment: Settings, values: Values): Settings {
  const changed = entries.flatMap(([key, { name, check }]) => {
    const value = values.get(name)
    return value === undefined ? [] : [[key, check.parse(value)] as const]
  })
  return { ...environment, ...Object.fromEntries(changed) }
}
