import type { Device, NewDevice } from '../climate.contract.ts'
import type { DeviceConfig, DeviceRow } from './climate.tables.ts'

/**
 * The configuration of a device of this kind; empty until the member gives it. Undefined if there is one of another kind.
 */
export function configOf(
  kind: Device['kind'],
  { govee, mqtt }: Pick<NewDevice, 'govee' | 'mqtt'>,
): DeviceConfig | undefined {
  if (kind === 'govee') return mqtt ? undefined : (govee ?? {})
  if (kind === 'mqtt') return govee ? undefined : (mqtt ?? {})
  return govee || mqtt ? undefined : {}
}

/** A Govee or MQTT sensor can be added before one knows its settings. */
export function isSetUp({ kind, config }: Pick<DeviceRow, 'kind' | 'config'>): boolean {
  return (kind !== 'govee' && kind !== 'mqtt') || Object.keys(config).length > 0
}
