import type { GoveeConfig } from '../../device-config.contract.ts'
import type { AdaptedDevice, AdaptersStore } from '../adapters.store.ts'
import type { ReadingsStore } from '../readings.store.ts'
import { takeReadings } from '../take-readings.ts'
import type { GoveeCallsStore } from './govee-calls.store.ts'
import type { GoveeClient } from './govee-client.ts'
import { GoveeError } from './govee-error.ts'

/** What Govee allows an account in a day. */
export const goveeCallsPerDay = 10_000
/** The rest is for members who do not want to wait for the next minute. */
const polledCallsPerDay = 8_000
const secondsPerDay = 86_400
/** The schedule is not exact. */
const slackSeconds = 5
const pollsAtOnce = 4
/** The next minute goes on with the rest. */
const maxPollMilliseconds = 45_000

export interface GoveeServices {
  client: GoveeClient | undefined
  calls: GoveeCallsStore
  adapters: AdaptersStore
  readings: Pick<ReadingsStore, 'take'>
  /** Called when a device has something new to show. */
  onChange: (memberId: string) => void
}

/** Seconds between two calls for a device: a minute, and longer where many share the budget. */
export function pollInterval(devices: number): number {
  return Math.max(60, Math.ceil((devices * secondsPerDay) / polledCallsPerDay))
}

/** Asks for every device whose turn it is. */
export async function pollGovee(services: GoveeServices): Promise<void> {
  const seconds = pollInterval(await services.adapters.countGovee()) - slackSeconds
  const due = await services.adapters.listDue(seconds)
  const deadline = performance.now() + maxPollMilliseconds
  const work = async () => {
    for (let device = due.shift(); device; device = due.shift()) {
      if (performance.now() > deadline) return
      await pollDevice(services, device, { seconds, limit: polledCallsPerDay })
    }
  }
  await Promise.all(Array.from({ length: pollsAtOnce }, work))
}

/** Stores what the device measures, or why that is not known. Does nothing if it was asked within so many seconds. */
export async function pollDevice(
  { client, calls, adapters, readings, onChange }: GoveeServices,
  device: AdaptedDevice,
  { seconds, limit }: { seconds: number; limit: number },
): Promise<void> {
  const { id, user_id: memberId } = device
  if (!(await adapters.claim(memberId, id, seconds))) return
  try {
    if (!client) throw new GoveeError('This server has no key of the Govee API.')
    if (!(await calls.take(utcDay(), limit)))
      throw new GoveeError('The calls of today to Govee are used up. They begin again at midnight UTC.')
    const measured = await client.read(device.config as GoveeConfig)
    const { refused } = await takeReadings(readings, device, [{ at: Date.now(), ...measured }], Date.now())
    if (refused.length > 0) throw new GoveeError('Govee sent an impossible value, which was dropped.')
  } catch (failure) {
    if (!(failure instanceof GoveeError)) throw failure
    await adapters.setProblem(memberId, id, failure.message)
  }
  onChange(memberId)
}

/** What is left of today's calls; null without a key. */
export async function goveeCallsOf({ client, calls }: Pick<GoveeServices, 'client' | 'calls'>) {
  if (!client) return null
  const used = await calls.count(utcDay())
  return { left: Math.max(0, goveeCallsPerDay - used), perDay: goveeCallsPerDay }
}

/** Such as `2026-11-26`. */
function utcDay(): string {
  return new Date().toISOString().slice(0, 10)
}
