import type { Device, NewDevice } from '../climate.contract.ts'
import type { DeviceConfig } from './climate.tables.ts'

/** The configuration that a device of this kind needs; undefined if it is missing, or if there is one of another kind. */
export function configOf(
  kind: Device['kind'],
  { govee, mqtt }: Pick<NewDevice, 'govee' | 'mqtt'>,
): DeviceConfig | undefined {
  if (kind === 'govee') return mqtt ? undefined : govee
  if (kind === 'mqtt') return govee ? undefined : mqtt
  return govee || mqtt ? undefined : {}
}
