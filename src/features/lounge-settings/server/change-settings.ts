import { type HandlerInput, refuse, refuseStale } from '#platform/api.contract.ts'
import type { Actor } from '#platform/server/audit-log.ts'
import type { Settings } from '#platform/server/settings.ts'
import { givenBy, keysOf, mergeStored, pageSettings, problemOf } from '#platform/server/stored-settings.ts'
import { loungeSettingsContract } from '../lounge-settings.contract.ts'
import { describeSettings } from './describe-settings.ts'
import type { LoungeSettingsStore, StoredSetting } from './lounge-settings.store.ts'
import { openStoredValues } from './open-stored-values.ts'
import type { SettingsSeal } from './settings-seal.ts'

export interface SettingsServices {
  store: LoungeSettingsStore
  environment: Settings
  seal: SettingsSeal
}

type Changes = HandlerInput<typeof loungeSettingsContract.changeSettings>['body']['changes']

const { changeSettings: procedure } = loungeSettingsContract
const isSecret = new Map(pageSettings.map(({ name, kind }) => [name, kind === 'sealed']))

/** An empty text removes a setting too. */
export async function changeSettings(
  { store, environment, seal }: SettingsServices,
  sent: Changes,
  by: Actor,
): Promise<void> {
  const changes = sent.map(change => ({ ...change, value: change.value || null }))
  const names = changes.map(({ name }) => name)
  if (names.some(name => givenBy(name, environment.given))) throw refuse(procedure, 'SET_BY_ENVIRONMENT')
  const rows = await store.list()
  const fields = { ...mistakesAlone(changes), ...keysToTypeAgain(changes, rows) }
  const problems =
    Object.keys(fields).length > 0 ? fields : mistakesTogether(changes, rows, environment, seal)
  if (Object.keys(problems).length > 0) throw refuse(procedure, 'INVALID_VALUE', problems)
  const written = changes.map(({ name, value, version }) =>
    isSecret.get(name) && value !== null
      ? { name, value: null, sealed: seal.seal(name, value), version }
      : { name, value, sealed: null, version },
  )
  const isChanged = await store.change(written, {
    ...by,
    action: 'settings.change',
    target: 'lounge-settings',
    details: {
      set: changes.filter(({ value }) => value !== null).map(({ name }) => name),
      removed: changes.filter(({ value }) => value === null).map(({ name }) => name),
    },
  })
  if (!isChanged)
    throw refuseStale(procedure, 'CHANGED_MEANWHILE', {
      settings: describeSettings(environment, await store.list(), seal),
    })
}

function mistakesAlone(changes: Changes): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { name, value } of changes) {
    const problem = value === null ? undefined : problemOf(name, value)
    if (problem) found[name] = `This ${problem}.`
  }
  return found
}

/** Whoever cannot read a key must not have it sent to an address of their own. */
function keysToTypeAgain(changes: Changes, rows: readonly StoredSetting[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { name, value } of changes) {
    const isSame = value === (rows.find(row => row.name === name)?.value ?? null)
    for (const key of isSame ? [] : keysOf(name)) {
      const isKept = rows.some(row => row.name === key && row.sealed !== null)
      const isSent = changes.some(change => change.name === key)
      if (isKept && !isSent) found[key] = 'Enter the key again, because it would go to another address.'
    }
  }
  return found
}

/** What only shows when all of them are together, such as a provider without its model. */
function mistakesTogether(
  changes: Changes,
  rows: readonly StoredSetting[],
  environment: Settings,
  seal: SettingsSeal,
): Record<string, string> {
  const values = new Map(openStoredValues(rows, seal).values)
  for (const { name, value } of changes)
    if (value === null) values.delete(name)
    else values.set(name, value)
  const { missing } = mergeStored(environment, values)
  const touched = new Set<string>(changes.map(({ name }) => name))
  return Object.fromEntries(
    missing
      .filter(({ names }) => names.some(name => touched.has(name)))
      .map(({ name, sentence }) => [name, sentence]),
  )
}
