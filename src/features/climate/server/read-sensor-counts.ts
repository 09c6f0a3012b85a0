import type { Database } from '#platform/server/database/open-database.ts'
import { countSensors, type SensorCounts } from './sensor-counts.store.ts'

export function readSensorCounts(database: Pick<Database, 'service'>): Promise<SensorCounts> {
  return countSensors(database, new Date())
}
