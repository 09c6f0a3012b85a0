import type { Database } from '#platform/server/database/open-database.ts'
import { type AdaptersStore, openAdaptersStore } from './adapters.store.ts'
import { type ClimateAlertsStore, openClimateAlertsStore } from './alerts/climate-alerts.store.ts'
import { type DevicesStore, openDevicesStore } from './devices.store.ts'
import { type GoveeCallsStore, openGoveeCallsStore } from './govee/govee-calls.store.ts'
import { openReadingsStore, type ReadingsStore } from './readings.store.ts'
import { openSaltTestsStore, type SaltTestsStore } from './salt-tests.store.ts'

export interface Climate {
  devices: DevicesStore
  readings: ReadingsStore
  saltTests: SaltTestsStore
  adapters: AdaptersStore
  goveeCalls: GoveeCallsStore
  alerts: ClimateAlertsStore
}

type Sources = Pick<Database, 'inTransaction' | 'runAsMember' | 'service' | 'orm'>

export function openClimate({ database }: { database: Sources }): Climate {
  return {
    devices: openDevicesStore(database),
    readings: openReadingsStore(database),
    saltTests: openSaltTestsStore(database),
    adapters: openAdaptersStore(database),
    goveeCalls: openGoveeCallsStore(database),
    alerts: openClimateAlertsStore(database),
  }
}
