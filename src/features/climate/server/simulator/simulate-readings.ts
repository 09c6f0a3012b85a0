import type { AdaptersStore } from '../adapters.store.ts'
import type { ReadingsStore } from '../readings.store.ts'
import { takeReadings } from '../take-readings.ts'
import { simulateReading } from './simulate-reading.ts'

const minute = 60_000
const firstStepMinutes = 5
const minutesPerWeek = 7 * 1440

interface Simulated {
  readings: Pick<ReadingsStore, 'take'>
}

/** A reading of this minute for each simulator. */
export async function simulateReadings(
  { adapters, readings }: Simulated & { adapters: Pick<AdaptersStore, 'list'> },
  onChange: (memberId: string) => void,
  now = Date.now(),
): Promise<void> {
  const at = Math.floor(now / minute) * minute
  for (const device of await adapters.list('simulator')) {
    const { taken } = await takeReadings(readings, device, [simulateReading(device.id, at)], now)
    if (taken > 0) onChange(device.user_id)
  }
}

/** The week before a simulator was added, so that there is something to see. */
export async function simulateFirstWeek(
  { readings }: Simulated,
  device: { id: string; user_id: string },
  now = Date.now(),
): Promise<void> {
  const latest = Math.floor(now / minute) * minute
  const count = minutesPerWeek / firstStepMinutes
  const sent = Array.from({ length: count }, (_, step) =>
    simulateReading(device.id, latest - step * firstStepMinutes * minute),
  )
  await takeReadings(readings, device, sent, now)
}
