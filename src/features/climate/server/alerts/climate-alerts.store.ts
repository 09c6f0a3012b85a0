import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Excursion } from '../../excursion.rules.ts'
import type { Quantity } from '../../judge.rules.ts'
import type { DeviceRow } from '../climate.tables.ts'

export type AlertSubject = Quantity | 'silence'

/** Times in milliseconds; `side` is null for silence. */
export interface OpenAlert extends Pick<Excursion, 'beganAt' | 'alertedAt'> {
  about: AlertSubject
  side: Excursion['side'] | null
}

export interface WatchedDevice
  extends Pick<
    DeviceRow,
    'id' | 'user_id' | 'name' | 'humidor_id' | 'temperature_offset' | 'humidity_offset'
  > {
  latestAt: number
  latest: WatchedReading
  isInSaltTest: boolean
  alerts: OpenAlert[]
  /** Those that were not judged yet, in the order of their times. Tenths of a degree and of a percent, not calibrated. */
  readings: WatchedReading[]
}

export interface WatchedReading {
  at: number
  temperature: number
  humidity: number
}

/** What a sensor sends of earlier days is not judged. */
const maxLookBackHours = 24

export interface ClimateAlertsStore {
  /**
   * Of every member: all that have measured something and do not only simulate, with what they have measured since
   * `markJudged`. A late reading, older than one that was judged, is not judged.
   */
  listWatched(): Promise<WatchedDevice[]>
  /** Of every sensor: the latest reading that was judged. Times in milliseconds. */
  markJudged(judged: readonly { deviceId: string; until: number }[]): Promise<void>
  /** Null is the end of it. */
  save(
    memberId: string,
    deviceId: string,
    about: AlertSubject,
    alert: Omit<OpenAlert, 'about'> | null,
  ): Promise<void>
}

const milliseconds = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`

export function openClimateAlertsStore({
  inTransaction,
  service,
}: Pick<Database, 'inTransaction' | 'service'>): ClimateAlertsStore {
  return {
    async listWatched() {
      const { rows } = await service.query<WatchedDevice>(
        `select id, user_id, name, humidor_id, temperature_offset, humidity_offset,
           ${milliseconds('latest_at')} as "latestAt", salt_test_started_at is not null as "isInSaltTest",
           json_build_object(
             'at', ${milliseconds('latest_at')}, 'temperature', latest_temperature, 'humidity', latest_humidity
           ) as latest,
           coalesce((
             select json_agg(json_build_object(
               'at', ${milliseconds('at')}, 'temperature', temperature, 'humidity', humidity
             ) order by at) from sensor_readings
             where device_id = devices.id and at <= latest_at
               and at > greatest(judged_until, latest_at - interval '${maxLookBackHours} hours')
           ), '[]') as readings,
           coalesce((
             select json_agg(json_build_object(
               'about', about, 'side', side,
               'beganAt', ${milliseconds('began_at')}, 'alertedAt', ${milliseconds('alerted_at')}
             )) from climate_alerts where device_id = devices.id
           ), '[]') as alerts
         from devices where kind <> 'simulator' and latest_at is not null
         order by id`,
      )
      return rows
    },
    async markJudged(judged) {
      await service.query(
        `update devices set judged_until = greatest(judged_until, to_timestamp(judged.until / 1000))
         from unnest($1::uuid[], $2::float8[]) as judged (id, until) where devices.id = judged.id`,
        [judged.map(({ deviceId }) => deviceId), judged.map(({ until }) => until)],
      )
    },
    save: (memberId, deviceId, about, alert) =>
      inTransaction(memberId, async transaction => {
        await transaction.execute(
          alert === null
            ? sql`delete from climate_alerts where device_id = ${deviceId} and about = ${about}`
            : sql`insert into climate_alerts (user_id, device_id, about, side, began_at, alerted_at)
                values (${memberId}, ${deviceId}, ${about}, ${alert.side},
                  ${new Date(alert.beganAt)}, ${alert.alertedAt === null ? null : new Date(alert.alertedAt)})
                on conflict (device_id, about) do update
                  set side = excluded.side, began_at = excluded.began_at, alerted_at = excluded.alerted_at`,
        )
      }),
  }
}
