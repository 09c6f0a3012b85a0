import { expect, test } from 'vitest'
import type { MqttConfig } from '../../device-config.contract.ts'
import { readMessage } from './read-message.ts'

const zigbee: MqttConfig = {
  temperatureTopic: 'zigbee2mqtt/humidor',
  temperaturePath: 'temperature',
  humidityTopic: 'zigbee2mqtt/humidor',
  humidityPath: 'humidity',
  unit: 'C',
}
const read = (payload: string, config: Partial<MqttConfig> = {}, topic = zigbee.temperatureTopic) =>
  readMessage({ ...zigbee, ...config }, topic, Buffer.from(payload))

test('Both values stand in one message', () => {
  expect(read('{"temperature":20,"humidity":69.5,"battery":97}')).toEqual({ temperature: 68, humidity: 69.5 })
})

test('A path leads into objects and lists, and numbers may be texts', () => {
  const nested = { temperaturePath: 'air.0.t', humidityPath: 'air.0.h', unit: 'F' } as const
  expect(read('{"air":[{"t":"68.4","h":"70"}]}', nested)).toEqual({ temperature: 68.4, humidity: 70 })
})

test('Without a path the message is the number', () => {
  const split = {
    temperaturePath: '',
    humidityTopic: 'home/humidity',
    humidityPath: '',
    unit: 'auto',
  } as const
  expect(read('20', split)).toEqual({ temperature: 68, humidity: undefined })
  expect(read('69.5', split, 'home/humidity')).toEqual({ temperature: undefined, humidity: 69.5 })
})

test.each([
  '',
  'unavailable',
  'null',
  '[]',
  '{"temperature":null,"humidity":""}',
  '{"temperature":{"constructor":1}}',
  '{"temperature":"1e999"}',
  `{"temperature":20,"pad":"${'x'.repeat(70_000)}"}`,
])('%s has no values', payload => {
  expect(read(payload)).toEqual({ temperature: undefined, humidity: undefined })
})

test('What every object has is no value', () => {
  expect(read('{}', { temperaturePath: 'constructor.length', humidityPath: '__proto__' })).toEqual({
    temperature: undefined,
    humidity: undefined,
  })
})
