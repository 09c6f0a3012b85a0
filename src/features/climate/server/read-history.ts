import type { HistoryPoint } from '../climate.contract.ts'
import { calibrate } from '../reading.rules.ts'
import type { DeviceRow } from './climate.tables.ts'
import { maxRawSpanSeconds, type ReadingsBucket, type ReadingsStore, secondsPer } from './readings.store.ts'
import { calibrationOf } from './to-device.ts'

interface HistoryQuestion {
  /** Milliseconds since 1970. */
  from: number
  to: number
  points: number
}

/** At most so many points, calibrated; each begins at its `at`. Pieces of time without a reading are left out. */
export async function readHistory(
  readings: Pick<ReadingsStore, 'history'>,
  device: DeviceRow,
  { from, to, points }: HistoryQuestion,
): Promise<HistoryPoint[]> {
  const [begin, end] = [Math.floor(from / 1000), Math.ceil(to / 1000)]
  const span = end - begin
  const step = stepOf(span, Math.ceil(span / points))
  const buckets = await readings.history(device.user_id, device.id, { from: begin, to: end, step })
  return buckets.map(bucket => toPoint(bucket, device))
}

/** Whole hours or days of what is kept for good. */
function stepOf(span: number, least: number): number {
  if (span <= maxRawSpanSeconds) return Math.max(1, least)
  const unit = least > secondsPer.day ? secondsPer.day : secondsPer.hour
  return Math.max(1, Math.ceil(least / unit)) * unit
}

function toPoint(bucket: ReadingsBucket, device: DeviceRow): HistoryPoint {
  const calibration = calibrationOf(device)
  const measured = (temperature: number, humidity: number) =>
    calibrate({ temperature: temperature / 10, humidity: humidity / 10 }, calibration)
  const lowest = measured(bucket.temperatureLowest, bucket.humidityLowest)
  const highest = measured(bucket.temperatureHighest, bucket.humidityHighest)
  return {
    at: new Date(bucket.at * 1000).toISOString(),
    ...measured(bucket.temperature, bucket.humidity),
    temperatureLowest: lowest.temperature,
    temperatureHighest: highest.temperature,
    humidityLowest: lowest.humidity,
    humidityHighest: highest.humidity,
  }
}
