import type { Database } from '#platform/server/database/open-database.ts'
import type { LineRecord } from '../line-record.rules.ts'
import { listLineRecords } from './line-records.store.ts'

export type ReadLineRecords = (memberId: string) => Promise<LineRecord[]>

/** Of the lines of the catalogue that a member keeps or has kept. */
export function openLineRecords(database: Pick<Database, 'runAsMember'>): ReadLineRecords {
  return memberId => listLineRecords(database, memberId)
}
