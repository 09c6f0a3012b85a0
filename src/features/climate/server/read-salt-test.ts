import { judgeSaltTest, type SaltTestResult, settledSpan } from '../salt-test.rules.ts'
import type { DeviceRow } from './climate.tables.ts'
import type { ReadingsStore } from './readings.store.ts'

/** Finer than an hour, so that a rare reading weighs as much as a frequent one. */
const pieceSeconds = 600

/** What a test that began at `startedAt` tells now, of readings as they were measured. */
export async function readSaltTest(
  readings: Pick<ReadingsStore, 'history'>,
  device: Pick<DeviceRow, 'id' | 'user_id'>,
  startedAt: Date,
  now: number,
): Promise<SaltTestResult> {
  const { from, to } = settledSpan(startedAt.getTime())
  const span = { from: Math.floor(from / 1000), to: Math.floor(to / 1000), step: pieceSeconds }
  const pieces = await readings.history(device.user_id, device.id, span)
  const measured = pieces.map(({ at, humidity, humidityLowest, humidityHighest }) => ({
    at: Math.max(from, at * 1000),
    humidity: humidity / 10,
    humidityLowest: humidityLowest / 10,
    humidityHighest: humidityHighest / 10,
  }))
  return judgeSaltTest(startedAt.getTime(), measured, now)
}
