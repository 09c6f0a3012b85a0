import { expect, test } from 'vitest'
import type { Device } from '../climate.contract.ts'
import { airNow } from './air-now.ts'
import { devicesOfPlaces, worstDevice } from './worst-device.ts'

const now = Date.parse('2026-11-26T12:00:00Z')
interface Sample {
  humidorId?: string | null
  temperature?: number
  humidity?: number
  secondsAgo?: number
  kind?: Device['kind']
  saltTestStartedAt?: string
}
const device = (name: string, sample: Sample = {}): Device => ({
  id: name,
  name,
  kind: sample.kind ?? 'push',
  humidorId: sample.humidorId ?? null,
  temperatureOffset: 0,
  humidityOffset: 0,
  calibratedAt: null,
  saltTestStartedAt: sample.saltTestStartedAt ?? null,
  latest: {
    at: new Date(now - (sample.secondsAgo ?? 60) * 1000).toISOString(),
    temperature: sample.temperature ?? 68,
    humidity: sample.humidity ?? 69,
  },
  dropped: 0,
  hasToken: true,
  govee: null,
  mqtt: null,
  problem: null,
  frozenSince: null,
  version: 1,
})
const worst = (devices: Device[], choice: Partial<Parameters<typeof worstDevice>[1]> = {}) =>
  worstDevice(devices, { humidorId: undefined, now, ...choice })?.name

test('Whichever sensor spoke last, the worst humidor stands for all', () => {
  for (const [towerSecondsAgo, deskSecondsAgo] of [
    [50, 10],
    [10, 50],
  ] as const) {
    const tower = device('Tower', { humidorId: 'tower', temperature: 80, secondsAgo: towerSecondsAgo })
    const desk = device('Desk', { humidorId: 'desk', humidity: 64, secondsAgo: deskSecondsAgo })
    const all = [desk, tower]
    expect(worst(all, { quantity: 'temperature' })).toBe('Tower')
    expect(worst(all, { quantity: 'humidity' })).toBe('Desk')
    expect(worst(all)).toBe('Tower')
    expect(worst(all, { humidorId: 'desk', quantity: 'temperature' })).toBe('Desk')
    expect(airNow(all, now, 'F')).toEqual({
      word: 'Too warm',
      color: 'red',
      values: '69.0% and 80\u00a0°F, Tower',
    })
    expect(devicesOfPlaces(all, now).map(({ name }) => name)).toEqual(['Tower', 'Desk'])
  }
})

test('Of two sensors in one humidor the worse one stands for it', () => {
  const top = device('Top', { humidorId: 'tower', humidity: 75, secondsAgo: 50 })
  const bottom = device('Bottom', { humidorId: 'tower', secondsAgo: 10 })
  expect(worst([bottom, top], { humidorId: 'tower' })).toBe('Top')
  expect(devicesOfPlaces([bottom, top], now)).toEqual([top])
})

test('A humidor whose sensor is silent is not known: worse than in range, not than out of range', () => {
  const silent = device('Silent', { humidorId: 'tower', secondsAgo: 3600 })
  const good = device('Good', { humidorId: 'desk' })
  const warm = device('Warm', { humidorId: 'travel', temperature: 73 })
  expect(worst([good, silent])).toBe('Silent')
  expect(airNow([good, silent], now, 'F')?.word).toBe('Not known')
  expect(worst([good, silent, warm])).toBe('Warm')
  // Another one speaks for the same humidor.
  expect(worst([silent, device('Second', { humidorId: 'tower' })])).toBe('Second')
})

test('A silent sensor that is in no humidor counts only where no other speaks', () => {
  const unused = device('Unused', { secondsAgo: 90_000 })
  expect(worst([unused, device('Good', { humidorId: 'desk' })])).toBe('Good')
  expect(worst([unused, device('Later', { secondsAgo: 3600 })])).toBe('Later')
})

test('Invented values and the air over salt never hide what is measured', () => {
  const good = device('Good', { humidorId: 'desk' })
  const simulated = device('Simulated', { humidorId: 'tower', kind: 'simulator', temperature: 90 })
  const overSalt = device('Over salt', { saltTestStartedAt: '2026-11-26T11:00:00Z', humidity: 75 })
  expect(worst([simulated, overSalt, good])).toBe('Good')
  expect(worst([simulated, overSalt])).toBe('Simulated')
  expect(worst([overSalt])).toBe('Over salt')
})

test('Without a reading the first sensor is named, and without a sensor none', () => {
  expect(worst([{ ...device('New'), latest: null }])).toBe('New')
  expect(worst([])).toBeUndefined()
})
