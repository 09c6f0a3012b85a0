import { formatTimeAgo } from '#platform/client/relative-time.ts'
import type { Device } from '../climate.contract.ts'

/** The one with the latest reading, of the humidor if one is given. Invented values never hide measured ones. */
export function latestDevice(devices: readonly Device[], humidorId: string | undefined): Device | undefined {
  const candidates = devices.filter(device => humidorId === undefined || device.humidorId === humidorId)
  const rank = ({ kind, latest }: Device) => (latest ? `${kind === 'simulator' ? 1 : 2} ${latest.at}` : '0')
  return candidates.toSorted((one, other) => rank(other).localeCompare(rank(one)))[0]
}

/** Where the shown values come from: `Cedar cabinet, 2 minutes ago`. */
export function sourceWords(device: Device | undefined, now: number): string {
  if (!device) return 'No sensor yet'
  const name = device.kind === 'simulator' ? `${device.name} (simulated)` : device.name
  return device.latest ? `${name}, ${formatTimeAgo(device.latest.at, now)}` : `${name}, no reading yet`
}
