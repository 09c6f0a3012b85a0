import type { MqttConfig } from '../../device-config.contract.ts'
import { type Reading, whyRefused } from '../../reading.rules.ts'
import type { AdaptedDevice, AdaptersStore } from '../adapters.store.ts'
import type { ReadingsStore } from '../readings.store.ts'
import { takeReadings } from '../take-readings.ts'
import { readMessage } from './read-message.ts'

const minute = 60_000
/** Two values that were sent further apart are no reading; after so long without one, a message without values is a problem. */
const maxGapMilliseconds = 15 * minute

interface Heard {
  value: number
  at: number
}

/** What is remembered of a device between its messages. */
export interface DeviceMemory {
  temperature?: Heard
  humidity?: Heard
  /** The minutes of the last reading that was stored and of the last one that was dropped. */
  storedMinute?: number
  droppedMinute?: number
  /** When a problem was stored last. */
  problemAt?: number
}

export interface MessageServices {
  readings: Pick<ReadingsStore, 'take'>
  adapters: Pick<AdaptersStore, 'setProblem'>
}

/**
 * Stores at most one reading a minute, at the beginning of the minute: several servers that hear the same message then store the
 * same reading. Resolves with whether there is something new to show.
 */
export async function takeMessage(
  { readings, adapters }: MessageServices,
  device: AdaptedDevice,
  memory: DeviceMemory,
  { topic, payload, now }: { topic: string; payload: Buffer; now: number },
): Promise<boolean> {
  const values = readMessage(device.config as MqttConfig, topic, payload)
  if (values.temperature === undefined && values.humidity === undefined)
    return reportEmpty(adapters, device, memory, { topic, now })
  if (values.temperature !== undefined) memory.temperature = { value: values.temperature, at: now }
  if (values.humidity !== undefined) memory.humidity = { value: values.humidity, at: now }
  const { temperature, humidity } = memory
  if (!temperature || !humidity || Math.abs(temperature.at - humidity.at) > maxGapMilliseconds) return false
  const at = Math.floor(now / minute) * minute
  const reading = { at, temperature: temperature.value, humidity: humidity.value }
  return takeReading({ readings, adapters }, device, memory, reading)
}

async function takeReading(
  { readings, adapters }: MessageServices,
  device: AdaptedDevice,
  memory: DeviceMemory,
  reading: Reading,
): Promise<boolean> {
  const isImpossible = whyRefused(reading, Date.now()) !== undefined
  const field = isImpossible ? 'droppedMinute' : 'storedMinute'
  if (memory[field] === reading.at) return false
  // Before it is stored: a flood of messages must not become a flood of statements.
  memory[field] = reading.at
  const { taken } = await takeReadings(readings, device, [reading], Date.now())
  if (isImpossible)
    await adapters.setProblem(device.user_id, device.id, 'The last value was impossible and was dropped.')
  return isImpossible || taken > 0
}

async function reportEmpty(
  adapters: Pick<AdaptersStore, 'setProblem'>,
  device: AdaptedDevice,
  memory: DeviceMemory,
  { topic, now }: { topic: string; now: number },
): Promise<boolean> {
  const latest = Math.max(memory.storedMinute ?? 0, memory.problemAt ?? 0)
  if (now - latest < maxGapMilliseconds) return false
  memory.problemAt = now
  const words = `The last message of ${topic} has no value where it was expected.`
  await adapters.setProblem(device.user_id, device.id, words.slice(0, 200))
  return true
}
