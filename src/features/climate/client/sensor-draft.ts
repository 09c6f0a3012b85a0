import type { Device, DeviceChanges, NewDevice } from '../climate.contract.ts'
import type { GoveeConfig, MqttConfig } from '../device-config.contract.ts'

/** Where a sensor can stand. */
export interface HumidorName {
  id: string
  name: string
}

/** What the form of a sensor holds. */
export interface SensorDraft {
  kind: Device['kind']
  name: string
  humidorId: string | null
  govee: GoveeConfig
  mqtt: MqttConfig
}

export type SensorErrors = Partial<Record<'name' | 'deviceId' | 'model' | 'temperatureTopic', string>>

const emptyGovee: GoveeConfig = { deviceId: '', model: '', unit: 'auto' }
const emptyMqtt: MqttConfig = {
  temperatureTopic: '',
  temperaturePath: '',
  humidityTopic: '',
  humidityPath: '',
  unit: 'auto',
}

export function draftOf(device: Device | undefined): SensorDraft {
  return {
    kind: device?.kind ?? 'push',
    name: device?.name ?? '',
    humidorId: device?.humidorId ?? null,
    govee: device?.govee ?? emptyGovee,
    mqtt: device?.mqtt ?? emptyMqtt,
  }
}

export function checkDraft({ kind, name, govee, mqtt }: SensorDraft): SensorErrors {
  const isEmpty = (text: string) => text.trim() === ''
  return {
    ...(isEmpty(name) && { name: 'Please name the device' }),
    ...(kind === 'govee' && isEmpty(govee.deviceId) && { deviceId: 'Please give the device ID' }),
    ...(kind === 'govee' && isEmpty(govee.model) && { model: 'Please give the model' }),
    ...(kind === 'mqtt' && isEmpty(mqtt.temperatureTopic) && { temperatureTopic: 'Please give the topic' }),
  }
}

export function toNewDevice(draft: SensorDraft): NewDevice {
  return { name: draft.name, kind: draft.kind, humidorId: draft.humidorId, ...configOf(draft) }
}

export function toChanges(draft: SensorDraft): DeviceChanges {
  return { name: draft.name, humidorId: draft.humidorId, ...configOf(draft) }
}

/** An empty topic of the humidity means the same message. */
function configOf({ kind, govee, mqtt }: SensorDraft): Pick<NewDevice, 'govee' | 'mqtt'> {
  if (kind === 'govee') return { govee }
  if (kind !== 'mqtt') return {}
  return { mqtt: { ...mqtt, humidityTopic: mqtt.humidityTopic.trim() || mqtt.temperatureTopic } }
}
