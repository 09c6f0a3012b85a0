import type { StoredSetting } from './lounge-settings.store.ts'
import type { SettingsSeal } from './settings-seal.ts'

export interface StoredValues {
  values: ReadonlyMap<string, string>
  /** Were sealed with another secret, or changed in the database. They count as not set. */
  unreadable: readonly string[]
}

export function openStoredValues(rows: readonly StoredSetting[], seal: SettingsSeal): StoredValues {
  const values = new Map<string, string>()
  const unreadable: string[] = []
  for (const { name, value, sealed } of rows) {
    if (value !== null) values.set(name, value)
    if (sealed === null) continue
    try {
      values.set(name, seal.open(name, sealed))
    } catch {
      unreadable.push(name)
    }
  }
  return { values, unreadable }
}
