import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/open-database.ts'
import { rawDays } from '../reading.rules.ts'

/** Tenths of a degree Fahrenheit and of a percent; `at` in whole seconds since 1970. */
export interface StoredReading {
  at: number
  temperature: number
  humidity: number
}

/** The mean, the lowest and the highest of a piece of time that begins at `at`, in the same units. */
export interface ReadingsBucket extends StoredReading {
  temperatureLowest: number
  temperatureHighest: number
  humidityLowest: number
  humidityHighest: number
}

export interface HistorySpan {
  /** Seconds since 1970; the end is not included. */
  from: number
  to: number
  /** Length of a piece, in seconds. */
  step: number
}

export interface ReadingsStore {
  /** Resolves with how many were not stored before. Also counts how many were dropped before they came here. */
  take(
    memberId: string,
    deviceId: string,
    readings: readonly StoredReading[],
    dropped: number,
  ): Promise<number>
  /** In the order of time; pieces without a reading are left out. */
  history(memberId: string, deviceId: string, span: HistorySpan): Promise<ReadingsBucket[]>
  /** Of all members, as the owner of the tables: those that are older than the raw ones are kept. Resolves with how many. */
  deleteOld(now: Date): Promise<number>
}

/** Up to this length of time the raw readings are summed up, above it the hours. */
export const maxRawSpanSeconds = 2 * 86_400

export function openReadingsStore(database: Pick<Database, 'inTransaction' | 'owner'>): ReadingsStore {
  const { inTransaction, owner } = database
  return {
    take: (memberId, deviceId, readings, dropped) =>
      inTransaction(memberId, async transaction => {
        const { rows } = await transaction.execute<{ taken: number }>(sql`
          with sent as (
            select distinct on (at) to_timestamp(at) as at, temperature, humidity from unnest(
              ${integers(readings.map(({ at }) => at))}::bigint[],
              ${integers(readings.map(({ temperature }) => temperature))}::smallint[],
              ${integers(readings.map(({ humidity }) => humidity))}::smallint[]
            ) as sent (at, temperature, humidity)
          ), taken as (
            insert into sensor_readings (user_id, device_id, at, temperature, humidity)
            select ${memberId}, ${deviceId}, at, temperature, humidity from sent
            where exists (select from devices where id = ${deviceId} and user_id = ${memberId})
            order by at
            on conflict do nothing returning at, temperature, humidity
          ), hours as (
            insert into sensor_hours as h (
              user_id, device_id, hour, readings, temperature_sum, temperature_lowest, temperature_highest,
              humidity_sum, humidity_lowest, humidity_highest
            )
            select ${memberId}::uuid, ${deviceId}::uuid, date_trunc('hour', at, 'UTC') as hour, count(*),
              sum(temperature), min(temperature), max(temperature), sum(humidity), min(humidity), max(humidity)
            from taken group by hour order by hour
            on conflict (device_id, hour) do update set
              readings = h.readings + excluded.readings,
              temperature_sum = h.temperature_sum + excluded.temperature_sum,
              temperature_lowest = least(h.temperature_lowest, excluded.temperature_lowest),
              temperature_highest = greatest(h.temperature_highest, excluded.temperature_highest),
              humidity_sum = h.humidity_sum + excluded.humidity_sum,
              humidity_lowest = least(h.humidity_lowest, excluded.humidity_lowest),
              humidity_highest = greatest(h.humidity_highest, excluded.humidity_highest)
          ), latest as (
            update devices d set
              dropped = d.dropped + ${dropped},
              latest_at = coalesce(l.at, d.latest_at),
              latest_temperature = coalesce(l.temperature, d.latest_temperature),
              latest_humidity = coalesce(l.humidity, d.latest_humidity),
              problem = case when exists (select from sent) then null else d.problem end,
              failures = case when exists (select from sent) then 0 else d.failures end,
              unchanged_since = case
                when l.at is null then d.unchanged_since
                when l.is_steady and l.temperature = d.latest_temperature and l.humidity = d.latest_humidity
                  then coalesce(d.unchanged_since, l.at)
                else l.at
              end
            from (select 1) one left join lateral (
              select at, temperature, humidity,
                (select count(distinct (temperature, humidity)) from taken) = 1 as is_steady
              from taken order by at desc limit 1
            ) l on l.at > coalesce(
              (select latest_at from devices where id = ${deviceId} and user_id = ${memberId}), '-infinity'
            )
            where d.id = ${deviceId} and d.user_id = ${memberId}
          )
          select count(*)::int as taken from taken`)
        return rows[0]!.taken
      }),
    history: (memberId, deviceId, span) =>
      inTransaction(memberId, async transaction => {
        const isRaw = span.to - span.from <= maxRawSpanSeconds
        const { rows } = await transaction.execute<ReadingsBucket & Record<string, unknown>>(
          isRaw ? rawHistory(memberId, deviceId, span) : hourlyHistory(memberId, deviceId, span),
        )
        return rows
      }),
    async deleteOld(now) {
      const { rowCount } = await owner.query('delete from sensor_readings where at < $1', [
        new Date(now.getTime() - rawDays * 86_400_000),
      ])
      return rowCount ?? 0
    },
  }
}

/** As the text of a PostgreSQL array. */
const integers = (values: readonly number[]) => `{${values.join(',')}}`

function rawHistory(memberId: string, deviceId: string, { from, to, step }: HistorySpan) {
  return sql`
    select ${from}::float8 + piece * ${step}::float8 as at,
      temperature, "temperatureLowest", "temperatureHighest", humidity, "humidityLowest", "humidityHighest"
    from (
      select floor((date_part('epoch', at) - ${from}::float8) / ${step}::float8)::int as piece,
        avg(temperature)::float8 as temperature, min(temperature) as "temperatureLowest",
        max(temperature) as "temperatureHighest", avg(humidity)::float8 as humidity,
        min(humidity) as "humidityLowest", max(humidity) as "humidityHighest"
      from sensor_readings
      where user_id = ${memberId} and device_id = ${deviceId}
        and at >= to_timestamp(${from}::float8) and at < to_timestamp(${to}::float8)
      group by piece
    ) pieces order by piece`
}

function hourlyHistory(memberId: string, deviceId: string, { from, to, step }: HistorySpan) {
  return sql`
    select ${from}::float8 + piece * ${step}::float8 as at,
      temperature, "temperatureLowest", "temperatureHighest", humidity, "humidityLowest", "humidityHighest"
    from (
      select greatest(0, floor((date_part('epoch', hour) - ${from}::float8) / ${step}::float8))::int as piece,
        sum(temperature_sum)::float8 / sum(readings) as temperature,
        min(temperature_lowest) as "temperatureLowest", max(temperature_highest) as "temperatureHighest",
        sum(humidity_sum)::float8 / sum(readings) as humidity,
        min(humidity_lowest) as "humidityLowest", max(humidity_highest) as "humidityHighest"
      from sensor_hours
      where user_id = ${memberId} and device_id = ${deviceId}
        and hour > to_timestamp(${from}::float8 - 3600) and hour < to_timestamp(${to}::float8)
      group by piece
    ) pieces order by piece`
}
