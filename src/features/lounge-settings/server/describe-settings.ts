import type { Settings } from '#platform/server/settings.ts'
import { givenBy, mergeStored, pageSettings, plainValueOf } from '#platform/server/stored-settings.ts'
import type { LoungeSetting, SettingName } from '../lounge-settings.contract.ts'
import type { StoredSetting } from './lounge-settings.store.ts'
import { openStoredValues } from './open-stored-values.ts'
import type { SettingsSeal } from './settings-seal.ts'

const unreadableSentence =
  'This secret cannot be decrypted, so it counts as not set. Enter it again, or put the old APP_SECRET back.'

/** Never with a secret, and of the environment with what it may show. */
export function describeSettings(
  environment: Settings,
  rows: readonly StoredSetting[],
  seal: SettingsSeal,
): LoungeSetting[] {
  const { values, unreadable } = openStoredValues(rows, seal)
  const { refused } = mergeStored(environment, values)
  return pageSettings.map(({ name, kind, default: fallback }) => {
    const isSecret = kind === 'sealed'
    const row = rows.find(each => each.name === name)
    const setBy = givenBy(name, environment.given) ?? null
    const isStored = row !== undefined && (row.value !== null || row.sealed !== null)
    const source = setBy !== null ? 'environment' : isStored ? 'page' : 'default'
    const shown = source === 'environment' ? plainValueOf(environment, name) : row?.value
    return {
      name: name as SettingName,
      isSecret,
      source,
      setBy,
      value: isSecret || source === 'default' ? null : (shown ?? null),
      default: fallback,
      version: row?.version ?? 0,
      changedAt: row ? new Date(row.changed_at).toISOString() : null,
      changedBy: row?.changed_by ?? null,
      problem:
        source !== 'page'
          ? null
          : unreadable.includes(name)
            ? unreadableSentence
            : (refused.get(name) ?? null),
    }
  })
}
