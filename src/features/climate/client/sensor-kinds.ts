import type { Device, MqttStatus } from '../climate.contract.ts'

export const kindNames: Readonly<Record<Device['kind'], string>> = {
  push: 'Push',
  govee: 'Govee',
  mqtt: 'MQTT',
  simulator: 'Simulator',
}

/** The choices of the form. What this server cannot reach says so. */
export function kindChoices(hasGovee: boolean, mqtt: MqttStatus) {
  const descriptions: Record<Device['kind'], string> = {
    push: 'Home Assistant or a script sends the readings',
    govee: hasGovee ? 'Read from the Govee cloud every minute' : 'This server has no key of the Govee API',
    mqtt:
      mqtt === 'off' ? 'This server has no MQTT broker' : 'Zigbee2MQTT, Theengs, OpenMQTTGateway and others',
    simulator: 'Invented values, for a first look',
  }
  const unreachable = { push: false, govee: !hasGovee, mqtt: mqtt === 'off', simulator: false }
  return (['push', 'govee', 'mqtt', 'simulator'] as const).map(value => ({
    value,
    label: kindNames[value],
    description: descriptions[value],
    disabled: unreachable[value],
  }))
}
