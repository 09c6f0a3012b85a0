import { expect, test } from 'vitest'
import type { Device } from '../climate.contract.ts'
import { sensorState } from './sensor-state.ts'

const now = Date.parse('2026-11-26T12:00:00Z')
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
const device = (fields: Partial<Device> = {}): Device => ({
  id: 'a',
  name: 'Cabinet',
  kind: 'push',
  humidorId: null,
  temperatureOffset: 0,
  humidityOffset: 0,
  calibratedAt: null,
  saltTestStartedAt: null,
  latest: { at: ago(2), temperature: 68, humidity: 69 },
  dropped: 0,
  hasToken: true,
  govee: null,
  mqtt: null,
  problem: null,
  frozenSince: null,
  version: 1,
  ...fields,
})

test.each<[Partial<Device>, string, string]>([
  [{}, 'ok', 'Heard 2 minutes ago'],
  [{ latest: null }, 'quiet', 'Waiting for the first reading'],
  [{ latest: { at: ago(41), temperature: 68, humidity: 69 } }, 'warn', 'Silent, last heard 41 minutes ago'],
  [{ hasToken: false }, 'danger', 'Its token was revoked'],
  [{ kind: 'govee', problem: 'HTTP error! status: 500' }, 'danger', 'HTTP error! status: 500'],
  [{ kind: 'govee', frozenSince: ago(3_000) }, 'warn', 'The same values since Nov 24, 2026'],
  [{ saltTestStartedAt: ago(90) }, 'quiet', 'Salt test, 23 hours left'],
  [{ saltTestStartedAt: ago(1_500) }, 'quiet', 'Salt test, ready to read'],
  [{ kind: 'simulator' }, 'quiet', 'Simulated, not measured'],
  [{ kind: 'mqtt' }, 'warn', 'The MQTT broker does not answer'],
])('%o is %s: %s', (fields, tone, words) => {
  expect(sensorState(device(fields), 'connecting', now)).toEqual({ tone, words })
})

test('Without a broker, a sensor of a broker says so', () => {
  expect(sensorState(device({ kind: 'mqtt' }), 'off', now).words).toBe('This server has no MQTT broker')
})
