import { expect, test } from 'vitest'
import type { SensorUnit } from '../../device-config.contract.ts'
import { parseGoveeAnswer } from './parse-govee-answer.ts'

const answer = (temperature: unknown, humidity: unknown = 69, more: object[] = []) => ({
  code: 200,
  payload: {
    capabilities: [
      { instance: 'sensorTemperature', state: { value: temperature } },
      { instance: 'sensorHumidity', state: { value: humidity } },
      ...more,
    ],
  },
})

test.each<[unknown, unknown, SensorUnit, number, number]>([
  [68.4, 69.1, 'auto', 68.4, 69.1],
  [684, 691, 'auto', 68.4, 69.1],
  [6840, 6910, 'auto', 68.4, 69.1],
  [20.5, 69, 'auto', 68.9, 69],
  [205, 69, 'auto', 68.9, 69],
  [2050, 69, 'auto', 68.9, 69],
  [20.5, 69, 'C', 68.9, 69],
  [2050, 69, 'C', 68.9, 69],
  [35, 69, 'F', 35, 69],
  ['68.4', '69', 'F', 68.4, 69],
  [68.4, { currentHumidity: 69 }, 'F', 68.4, 69],
])('%s and %s in the unit %s are %s °F and %s %%', (temperature, humidity, unit, fahrenheit, percent) => {
  const measured = parseGoveeAnswer(answer(temperature, humidity), unit)
  expect(measured.temperature).toBeCloseTo(fahrenheit, 6)
  expect(measured.humidity).toBeCloseTo(percent, 6)
})

test('What is impossible at any scale stays so, and is dropped later', () => {
  expect(parseGoveeAnswer(answer(999_999, 0), 'auto')).toEqual({ temperature: 999_999, humidity: 0 })
})

test.each<[string, unknown]>([
  ['Govee has no values of this device.', answer('', '')],
  ['Govee has no values of this device.', answer(null)],
  ['Govee has no values of this device.', answer('warm')],
  ['Govee has no values of this device.', { code: 200, payload: {} }],
  ['Govee has no values of this device.', {}],
  [
    'Govee says that this device is offline.',
    answer(68, 69, [{ instance: 'online', state: { value: false } }]),
  ],
  ['HTTP error! status: 429', { code: 429, message: 'Too many requests' }],
  ['Failed to fetch environment data', 'text'],
  ['Failed to fetch environment data', null],
  ['Failed to fetch environment data', { payload: { capabilities: 'none' } }],
])('%s', (sentence, value) => {
  expect(() => parseGoveeAnswer(value, 'auto')).toThrow(sentence)
})
