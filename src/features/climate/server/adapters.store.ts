import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/open-database.ts'
import type { DeviceRow } from './climate.tables.ts'

export type AdaptedDevice = Pick<DeviceRow, 'id' | 'user_id' | 'config'>

/** For the sensors that are set up and that the server asks, listens to or simulates. The lists are of all members. */
export interface AdaptersStore {
  list(kind: DeviceRow['kind']): Promise<AdaptedDevice[]>
  /** The Govee devices that were not asked for so many seconds, longer after failures; those that wait the longest first. */
  listDue(seconds: number): Promise<AdaptedDevice[]>
  countGovee(): Promise<number>
  /** Resolves with whether the device was not asked for so many seconds. Of several askers only one gets it. */
  claim(memberId: string, deviceId: string, seconds: number): Promise<boolean>
  /** Why there is no reading. */
  setProblem(memberId: string, deviceId: string, problem: string): Promise<void>
}

/** Each failure doubles the pause, up to eight times. */
const maxDoublings = 3

export function openAdaptersStore({
  inTransaction,
  service,
}: Pick<Database, 'inTransaction' | 'service'>): AdaptersStore {
  return {
    async list(kind) {
      const { rows } = await service.query<AdaptedDevice>(
        "select id, user_id, config from devices where kind = $1 and (kind = 'simulator' or config <> '{}') order by id",
        [kind],
      )
      return rows
    },
    async listDue(seconds) {
      const { rows } = await service.query<AdaptedDevice>(
        `select id, user_id, config from devices
         where kind = 'govee' and config <> '{}' and (
           checked_at is null
           or checked_at <= now() - make_interval(secs => $1 * power(2, least(failures, ${maxDoublings})))
         )
         order by checked_at nulls first`,
        [seconds],
      )
      return rows
    },
    async countGovee() {
      const { rows } = await service.query<{ count: number }>(
        "select count(*)::int as count from devices where kind = 'govee' and config <> '{}'",
      )
      return rows[0]!.count
    },
    claim: (memberId, deviceId, seconds) =>
      inTransaction(memberId, async transaction => {
        const { rowCount } = await transaction.execute(sql`
          update devices set checked_at = now() where id = ${deviceId} and user_id = ${memberId}
            and (checked_at is null or checked_at <= now() - make_interval(secs => ${seconds}))`)
        return rowCount === 1
      }),
    setProblem: (memberId, deviceId, problem) =>
      inTransaction(memberId, async transaction => {
        await transaction.execute(sql`
          update devices set problem = ${problem}, failures = least(failures + 1, 1000)
          where id = ${deviceId} and user_id = ${memberId}`)
      }),
  }
}
