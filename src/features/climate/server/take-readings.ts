import { type Reading, type RefusalReason, whyRefused } from '../reading.rules.ts'
import type { ReadingsStore } from './readings.store.ts'

export interface TakenReadings {
  taken: number
  repeated: number
  /** Places in what was sent, from 0. */
  refused: { index: number; reason: RefusalReason }[]
}

/** Stores what a device has measured: degrees Fahrenheit, percent, and milliseconds since 1970; undefined for what is no reading. */
export async function takeReadings(
  readings: Pick<ReadingsStore, 'take'>,
  device: { id: string; user_id: string },
  sent: readonly (Reading | undefined)[],
  now: number,
): Promise<TakenReadings> {
  const refused = sent.flatMap((reading, index) => {
    const reason = reading ? whyRefused(reading, now) : 'malformed'
    return reason ? [{ index, reason }] : []
  })
  const isRefused = new Set(refused.map(({ index }) => index))
  const stored = sent
    .filter((reading, index) => reading !== undefined && !isRefused.has(index))
    .map(reading => toTenths(reading!))
  const dropped = refused.filter(({ reason }) => reason === 'impossible').length
  const taken = await readings.take(device.user_id, device.id, stored, dropped)
  return { taken, repeated: stored.length - taken, refused }
}

const toTenths = ({ at, temperature, humidity }: Reading) => ({
  at: Math.round(at / 1000),
  temperature: Math.round(temperature * 10),
  humidity: Math.round(humidity * 10),
})
