import type { Database } from '#platform/server/database/open-database.ts'
import type { TemperatureUnit } from '#platform/temperature.rules.ts'
import { openSettingsStore } from './settings.store.ts'

type Source = Pick<Database, 'inTransaction' | 'runAsMember'>

/** What other features ask of a member's settings. */
export interface MemberPreferences {
  wantsClimateMail(memberId: string): Promise<boolean>
  temperatureUnitOf(memberId: string): Promise<TemperatureUnit>
}

export function openMemberPreferences(database: Source): MemberPreferences {
  const store = openSettingsStore(database)
  return {
    wantsClimateMail: async memberId => (await store.read(memberId)).settings.notify_humidity_alert,
    temperatureUnitOf: async memberId => (await store.read(memberId)).settings.temperature_unit,
  }
}
