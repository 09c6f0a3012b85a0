import type { Database } from '#platform/server/database/open-database.ts'
import type { Log } from '#platform/server/log.ts'
import type { Settings } from '#platform/server/settings.ts'
import { mergeStored } from '#platform/server/stored-settings.ts'
import { openLoungeSettings } from './lounge-settings.store.ts'
import { openStoredValues } from './open-stored-values.ts'
import type { SettingsSeal } from './settings-seal.ts'

interface Sources {
  database: Pick<Database, 'service'>
  /** Of the environment and of `.env`, which win. */
  environment: Settings
  seal: SettingsSeal
  log: Pick<Log, 'error' | 'warn'>
}

/** With what the server works until it starts again. Nothing that is stored stops a start. */
export async function readStoredSettings({ database, environment, seal, log }: Sources): Promise<Settings> {
  const { values, unreadable } = openStoredValues(await openLoungeSettings(database).list(), seal)
  for (const setting of unreadable)
    log.error({ setting }, 'a stored secret could not be decrypted, so it counts as not set')
  const { settings, refused } = mergeStored(environment, values)
  for (const [setting, reason] of refused)
    log.warn({ setting, reason }, 'a setting of the page is not valid, so it counts as not set')
  return settings
}
