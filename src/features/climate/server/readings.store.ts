import { sql } from 'drizzle-orm'
import { type MemberStatement, memberQuery } from '#platform/server/database/member-statement.ts'
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
  /** Length of a piece, in seconds: whole hours or days if the span is longer than that of raw readings. */
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
  /** Of all members: those that are older than the raw ones are kept. Resolves with how many. */
  deleteOld(now: Date): Promise<number>
}

/** Lengths of time that are summed up for good, in seconds. */
export const secondsPer = { hour: 3600, day: 86_400 } as const

/** Up to this length of time the raw readings are summed up, above it the hours or days. */
export const maxRawSpanSeconds = 2 * secondsPer.day

export function openReadingsStore(
  database: Pick<Database, 'inTransaction' | 'runAsMember' | 'service'>,
): ReadingsStore {
  const { inTransaction, runAsMember, service } = database
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
          ), hours as (${sumUp('hour', memberId, deviceId)}
          ), days as (${sumUp('day', memberId, deviceId)}
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
      runAsMember<ReadingsBucket>(historyStatement(span), memberId, deviceId, span.from, span.to, span.step),
    async deleteOld(now) {
      const before = new Date(now.getTime() - rawDays * 86_400_000)
      const { rows: hours } = await service.query<{ start: Date }>(
        `select distinct date_trunc('hour', at, 'UTC') as start from sensor_readings where at < $1`,
        [before],
      )
      let total = 0
      // After a long break there are more old readings than one statement deletes before it times out.
      for (const { start } of hours) {
        const { rowCount } = await service.query(
          "delete from sensor_readings where at >= $1 and at < least($1::timestamptz + interval '1 hour', $2::timestamptz)",
          [start, before],
        )
        total += rowCount ?? 0
      }
      return total
    },
  }
}

/** As the text of a PostgreSQL array. */
const integers = (values: readonly number[]) => `{${values.join(',')}}`

const bucketColumns = `temperature, "temperatureLowest", "temperatureHighest", humidity, "humidityLowest", "humidityHighest"`

/** Takes the beginning, the end and the step. */
const rawHistory = memberQuery(
  'read-raw-history',
  `select $3::float8 + piece * $5::float8 as at, ${bucketColumns}
   from (
     select floor((date_part('epoch', at) - $3::float8) / $5::float8)::int as piece,
       round(sum(temperature)::float8 / count(*))::int as temperature, min(temperature) as "temperatureLowest",
       max(temperature) as "temperatureHighest", round(sum(humidity)::float8 / count(*))::int as humidity,
       min(humidity) as "humidityLowest", max(humidity) as "humidityHighest"
     from sensor_readings
     where user_id = $1::uuid and device_id = $2::uuid
       and at >= to_timestamp($3::float8) and at < to_timestamp($4::float8)
     group by piece
   ) pieces order by piece`,
)

const summedHistory = (unit: SummedUnit) =>
  memberQuery(
    `read-history-of-${unit}s`,
    `select $3::float8 + piece * $5::float8 as at, ${bucketColumns}
     from (
       select greatest(0, floor((date_part('epoch', ${unit}) - $3::float8) / $5::float8))::int as piece,
         round(sum(temperature_sum)::float8 / sum(readings))::int as temperature,
         min(temperature_lowest) as "temperatureLowest", max(temperature_highest) as "temperatureHighest",
         round(sum(humidity_sum)::float8 / sum(readings))::int as humidity,
         min(humidity_lowest) as "humidityLowest", max(humidity_highest) as "humidityHighest"
       from sensor_${unit}s
       where user_id = $1::uuid and device_id = $2::uuid
         and ${unit} > to_timestamp($3::float8 - ${secondsPer[unit]}) and ${unit} < to_timestamp($4::float8)
       group by piece
     ) pieces order by piece`,
  )
const hourlyHistory = summedHistory('hour')
const dailyHistory = summedHistory('day')

/** Raw readings of a short span; else days where a piece is of whole days, else hours. */
function historyStatement({ from, to, step }: HistorySpan): MemberStatement {
  if (to - from <= maxRawSpanSeconds) return rawHistory
  return step % secondsPer.day === 0 ? dailyHistory : hourlyHistory
}

/** Adds the readings just taken to the hours or days they lie in. */
function sumUp(unit: SummedUnit, memberId: string, deviceId: string) {
  return sql`
            insert into ${tableOf(unit)} as kept (
              user_id, device_id, ${startOf(unit)}, readings, temperature_sum, temperature_lowest, temperature_highest,
              humidity_sum, humidity_lowest, humidity_highest
            )
            select ${memberId}::uuid, ${deviceId}::uuid, date_trunc(${unit}, at, 'UTC') as start, count(*),
              sum(temperature), min(temperature), max(temperature), sum(humidity), min(humidity), max(humidity)
            from taken group by start order by start
            on conflict (device_id, ${startOf(unit)}) do update set
              readings = kept.readings + excluded.readings,
              temperature_sum = kept.temperature_sum + excluded.temperature_sum,
              temperature_lowest = least(kept.temperature_lowest, excluded.temperature_lowest),
              temperature_highest = greatest(kept.temperature_highest, excluded.temperature_highest),
              humidity_sum = kept.humidity_sum + excluded.humidity_sum,
              humidity_lowest = least(kept.humidity_lowest, excluded.humidity_lowest),
              humidity_highest = greatest(kept.humidity_highest, excluded.humidity_highest)`
}

type SummedUnit = 'hour' | 'day'
const startOf = (unit: SummedUnit) => sql.identifier(unit)
const tableOf = (unit: SummedUnit) => sql.identifier(`sensor_${unit}s`)
