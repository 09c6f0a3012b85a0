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
  latest_temperature: number
  latest_humidity: number
  alerts: OpenAlert[]
}

export interface ClimateAlertsStore {
  /**
   * Of every member, read as the owner of the tables: all that have measured something, do not only simulate and do not
   * lie over salt, where the air is meant to be too humid.
   */
  listWatched(): Promise<WatchedDevice[]>
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
  owner,
}: Pick<Database, 'inTransaction' | 'owner'>): ClimateAlertsStore {
  return {
    async listWatched() {
      const { rows } = await owner.query<WatchedDevice>(
        `select id, user_id, name, humidor_id, temperature_offset, humidity_offset,
           latest_temperature, latest_humidity, ${milliseconds('latest_at')} as "latestAt",
           coalesce((
             select json_agg(json_build_object(
               'about', about, 'side', side,
               'beganAt', ${milliseconds('began_at')}, 'alertedAt', ${milliseconds('alerted_at')}
             )) from climate_alerts where device_id = devices.id
           ), '[]') as alerts
         from devices where kind <> 'simulator' and latest_at is not null and salt_test_started_at is null
         order by id`,
      )
      return rows
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
