import { expect, test } from 'vitest'
import type { Device } from '../climate.contract.ts'
import { airNow } from './air-now.ts'

const now = Date.parse('2026-11-26T12:00:00Z')
const device = (humidity: number, temperature: number, fields: Partial<Device> = {}): Device => ({
  id: 'a',
  name: 'Cabinet',
  kind: 'push',
  humidorId: null,
  temperatureOffset: 0,
  humidityOffset: 0,
  calibratedAt: null,
  saltTestStartedAt: null,
  latest: { at: new Date(now - 60_000).toISOString(), temperature, humidity },
  dropped: 0,
  hasToken: true,
  govee: null,
  mqtt: null,
  problem: null,
  frozenSince: null,
  version: 1,
  ...fields,
})

test.each([
  [device(69.24, 67.6), 'In range', 'green', '69.2% and 68\u00a0°F'],
  [device(61, 68), 'Too dry', 'blue', '61.0% and 68\u00a0°F'],
  [device(69, 75), 'Too warm', 'red', '69.0% and 75\u00a0°F'],
  // The humidity is named first, as it spoils more cigars.
  [device(80, 80), 'Too humid', 'red', '80.0% and 80\u00a0°F'],
  [device(69, 68, { kind: 'simulator' }), 'In range', 'green', '69.0% and 68\u00a0°F (simulated)'],
] as const)('the air of one sensor in a few words', (sensor, word, color, values) => {
  expect(airNow([sensor], now, 'F')).toEqual({ word, color, values })
})

test('degrees Celsius have a decimal, and a silent sensor tells nothing of now', () => {
  expect(airNow([device(69, 68)], now, 'C')?.values).toBe('69.0% and 20\u00a0°C')
  expect(airNow([device(69, 69)], now, 'C')?.values).toBe('69.0% and 20.6\u00a0°C')
  expect(airNow([device(69, 68)], now + 16 * 60_000, 'F')).toEqual({
    word: 'Not known',
    color: 'gray',
    values: 'the sensor is silent',
  })
})

test('a sensor without a reading, or in a salt test, does not tell the air', () => {
  expect(airNow([], now, 'F')).toBeUndefined()
  expect(airNow([device(69, 68, { latest: null })], now, 'F')).toBeUndefined()
  const overSalt = { saltTestStartedAt: new Date(now).toISOString() }
  expect(airNow([device(75, 68, overSalt)], now, 'F')).toBeUndefined()
})
