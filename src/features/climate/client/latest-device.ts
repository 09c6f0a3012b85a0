import { formatTimeAgo } from '#platform/client/relative-time.ts'
import type { Device } from '../climate.contract.ts'
import { trustOf } from '../device-trust.rules.ts'

/**
 * The one with the latest reading, of the humidor if one is given; those that are trusted more come first.
 */
export function latestDevice(devices: readonly Device[], humidorId: string | undefined): Device | undefined {
  const candidates = devices.filter(device => humidorId === undefined || device.humidorId === humidorId)
  const trust = ({ kind, saltTestStartedAt }: Device) =>
    trustOf({ kind, isInSaltTest: saltTestStartedAt !== null })
  const rank = (device: Device) => (device.latest ? `${trust(device)} ${device.latest.at}` : '0')
  return candidates.toSorted((one, other) => rank(other).localeCompare(rank(one)))[0]
}

/** Where the shown values come from: `Cedar cabinet, 2 minutes ago`. `isChosen`: those of one humidor. */
export function sourceWords(device: Device | undefined, now: number, isChosen: boolean): string {
  if (!device) return isChosen ? 'No sensor in this humidor' : 'No sensor yet'
  const name = device.name + remarkOn(device)
  return device.latest ? `${name}, ${formatTimeAgo(device.latest.at, now)}` : `${name}, no reading yet`
}

function remarkOn({ kind, saltTestStartedAt }: Device): string {
  if (saltTestStartedAt) return ' (in a salt test)'
  return kind === 'simulator' ? ' (simulated)' : ''
}
