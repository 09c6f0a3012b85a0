import type { Database } from '#platform/server/database/open-database.ts'
import { type DevicesStore, openDevicesStore } from './devices.store.ts'
import { openReadingsStore, type ReadingsStore } from './readings.store.ts'

export interface Climate {
  devices: DevicesStore
  readings: ReadingsStore
}

export function openClimate({ database }: { database: Pick<Database, 'inTransaction' | 'owner'> }): Climate {
  return { devices: openDevicesStore(database), readings: openReadingsStore(database) }
}
