import { expect, test } from 'vitest'
import type { Device } from '../climate.contract.ts'
import { latestDevice, sourceWords } from './latest-device.ts'

const device = (
  name: string,
  kind: Device['kind'],
  at?: string,
  humidorId: string | null = null,
): Device => ({
  id: name,
  name,
  kind,
  humidorId,
  temperatureOffset: 0,
  humidityOffset: 0,
  calibratedAt: null,
  saltTestStartedAt: null,
  latest: at === undefined ? null : { at, temperature: 68, humidity: 69 },
  dropped: 0,
  hasToken: false,
  govee: null,
  mqtt: null,
  problem: null,
  frozenSince: null,
  version: 1,
})
const noon = '2026-11-26T12:00:00.000Z'
const old = device('old', 'push', '2026-11-25T12:00:00.000Z')
const recent = device('recent', 'mqtt', '2026-11-26T11:00:00.000Z', 'box')
const simulated = device('simulated', 'simulator', noon)
const silent = device('silent', 'push')

test('The latest reading is shown, and an invented one only without a measured one', () => {
  expect(latestDevice([silent, old, recent, simulated], undefined)).toBe(recent)
  expect(latestDevice([silent, old, simulated], undefined)).toBe(old)
  expect(latestDevice([silent, simulated], undefined)).toBe(simulated)
  expect(latestDevice([old, recent], 'box')).toBe(recent)
  expect(latestDevice([], undefined)).toBeUndefined()
})

test('A sensor that lies over salt is shown only without another one, and words say so', () => {
  const overSalt = { ...recent, saltTestStartedAt: noon }
  expect(latestDevice([old, overSalt], undefined)).toBe(old)
  expect(latestDevice([simulated, overSalt], undefined)).toBe(simulated)
  expect(latestDevice([overSalt], undefined)).toBe(overSalt)
  expect(sourceWords(overSalt, Date.parse(noon), false)).toBe('recent (in a salt test), 1 hour ago')
})

test('Words say where a value comes from, and that it is simulated', () => {
  const now = Date.parse(noon)
  expect(sourceWords(recent, now, false)).toBe('recent, 1 hour ago')
  expect(sourceWords(simulated, now, false)).toBe('simulated (simulated), just now')
  expect(sourceWords(silent, now, false)).toBe('silent, no reading yet')
  expect(sourceWords(undefined, now, false)).toBe('No sensor yet')
  expect(sourceWords(undefined, now, true)).toBe('No sensor in this humidor')
})
