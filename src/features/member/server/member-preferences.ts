import type { Database } from '#platform/server/database/open-database.ts'
import type { TemperatureUnit } from '#platform/temperature.rules.ts'
import { openMemberStore } from './member.store.ts'

type Source = Pick<Database, 'inTransaction' | 'runAsMember'>

/** What other features ask of a member's settings. */
export interface MemberPreferences {
  wantedMail(memberId: string): Promise<{ climate: boolean; events: boolean }>
  temperatureUnitOf(memberId: string): Promise<TemperatureUnit>
}

export function openMemberPreferences(database: Source): MemberPreferences {
  const store = openMemberStore(database)
  return {
    async wantedMail(memberId) {
      const { notify_humidity_alert, notify_events } = (await store.read(memberId)).settings
      return { climate: notify_humidity_alert, events: notify_events }
    },
    temperatureUnitOf: async memberId => (await store.read(memberId)).settings.temperature_unit,
  }
}
