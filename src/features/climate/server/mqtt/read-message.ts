import type { MqttConfig } from '../../device-config.contract.ts'
import { toFahrenheit } from '../to-fahrenheit.ts'

/** What one message says; a sensor may send each value in a message of its own. */
export interface MessageValues {
  /** Degrees Fahrenheit. */
  temperature: number | undefined
  humidity: number | undefined
}

/** A message of a sensor has a few hundred bytes. */
const maxBytes = 64 * 1024

export function readMessage(config: MqttConfig, topic: string, payload: Buffer): MessageValues {
  const content = payload.length > maxBytes ? undefined : parse(payload.toString())
  const temperature =
    topic === config.temperatureTopic ? numberAt(content, config.temperaturePath) : undefined
  return {
    temperature: temperature === undefined ? undefined : toFahrenheit(temperature, config.unit),
    humidity: topic === config.humidityTopic ? numberAt(content, config.humidityPath) : undefined,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function numberAt(content: unknown, path: string): number | undefined {
  let value = content
  for (const name of path === '' ? [] : path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Record<string, unknown>)[name]
  }
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
