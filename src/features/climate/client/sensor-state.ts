import { formatDate, formatTimeAgo } from '#platform/client/relative-time.ts'
import type { Device, MqttStatus } from '../climate.contract.ts'
import { isStale } from '../judge.rules.ts'
import { saltTestState } from './salt-test-words.ts'

export interface SensorState {
  tone: 'ok' | 'warn' | 'danger' | 'quiet'
  words: string
}

/** How a sensor is, in one sentence; what needs a person comes first. */
export function sensorState(device: Device, mqtt: MqttStatus, now: number): SensorState {
  const { kind, latest, problem, frozenSince, hasToken } = device
  if (problem) return { tone: 'danger', words: problem }
  if (kind === 'push' && !hasToken) return { tone: 'danger', words: 'Its token was revoked' }
  if (kind === 'mqtt' && mqtt === 'off') return { tone: 'danger', words: 'This server has no MQTT broker' }
  if (kind === 'mqtt' && mqtt === 'connecting')
    return { tone: 'warn', words: 'The MQTT broker does not answer' }
  if (!latest) return { tone: 'quiet', words: 'Waiting for the first reading' }
  if (isStale(new Date(latest.at), new Date(now)))
    return { tone: 'warn', words: `Silent, last heard ${formatTimeAgo(latest.at, now)}` }
  if (frozenSince) return { tone: 'warn', words: `The same values since ${formatDate(frozenSince)}` }
  if (device.saltTestStartedAt) return { tone: 'quiet', words: saltTestState(device.saltTestStartedAt, now) }
  if (kind === 'simulator') return { tone: 'quiet', words: 'Simulated, not measured' }
  return { tone: 'ok', words: `Heard ${formatTimeAgo(latest.at, now)}` }
}
