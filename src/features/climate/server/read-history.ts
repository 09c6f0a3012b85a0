import type { HistoryPoint } from '../climate.contract.ts'
import { calibrateHumidity, calibrateTemperature } from '../reading.rules.ts'
import type { DeviceRow } from './climate.tables.ts'
import { maxRawSpanSeconds, type ReadingsStore, secondsPer } from './readings.store.ts'
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
  const { temperatureOffset, humidityOffset } = calibrationOf(device)
  const temperature = (tenths: number) => calibrateTemperature(tenths / 10, temperatureOffset)
  const humidity = (tenths: number) => calibrateHumidity(tenths / 10, humidityOffset)
  return buckets.map(bucket => ({
    at: new Date(bucket.at * 1000).toISOString(),
    temperature: temperature(bucket.temperature),
    temperatureLowest: temperature(bucket.temperatureLowest),
    temperatureHighest: temperature(bucket.temperatureHighest),
    humidity: humidity(bucket.humidity),
    humidityLowest: humidity(bucket.humidityLowest),
    humidityHighest: humidity(bucket.humidityHighest),
  }))
}

/** Lengths of a piece of raw readings in seconds: with a reading a minute each holds as many as the next. */
const rawSteps = [60, 120, 300, 600, 900, 1800, secondsPer.hour]

/** Whole hours or days of what is kept for good. */
function stepOf(span: number, least: number): number {
  if (span <= maxRawSpanSeconds) return rawSteps.find(step => step >= least) ?? least
  const unit = least > secondsPer.day ? secondsPer.day : secondsPer.hour
  return Math.max(1, Math.ceil(least / unit)) * unit
}
