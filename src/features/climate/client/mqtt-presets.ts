import type { MqttConfig } from '../device-config.contract.ts'

export const mqttPresets = [
  { value: 'zigbee2mqtt', label: 'Zigbee2MQTT' },
  { value: 'theengs', label: 'Theengs Gateway' },
  { value: 'openmqttgateway', label: 'OpenMQTTGateway' },
  { value: 'home-assistant', label: 'Home Assistant (MQTT Statestream)' },
] as const
export type MqttPreset = (typeof mqttPresets)[number]['value']

/** As the programs publish by default. The last part of a topic is the name or the address of the sensor. */
export function applyPreset(preset: MqttPreset): MqttConfig {
  switch (preset) {
    case 'zigbee2mqtt':
      return inOneMessage('zigbee2mqtt/humidor', 'temperature', 'humidity')
    case 'theengs':
      return inOneMessage('home/TheengsGateway/BTtoMQTT/A4C138000000', 'tempc', 'hum')
    case 'openmqttgateway':
      return inOneMessage('home/OpenMQTTGateway/BTtoMQTT/A4C138000000', 'tempc', 'hum')
    case 'home-assistant':
      return {
        temperatureTopic: 'homeassistant/sensor/humidor_temperature/state',
        temperaturePath: '',
        humidityTopic: 'homeassistant/sensor/humidor_humidity/state',
        humidityPath: '',
        unit: 'auto',
      }
  }
}

function inOneMessage(topic: string, temperaturePath: string, humidityPath: string): MqttConfig {
  return { temperatureTopic: topic, temperaturePath, humidityTopic: topic, humidityPath, unit: 'C' }
}
