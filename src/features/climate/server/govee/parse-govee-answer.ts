import * as z from 'zod/mini'
import type { SensorUnit } from '../../device-config.contract.ts'
import { possibleHumidities, possibleTemperatures } from '../../reading.rules.ts'
import { toFahrenheit } from '../to-fahrenheit.ts'
import { GoveeError } from './govee-error.ts'

export interface Measured {
  /** Degrees Fahrenheit. */
  temperature: number
  humidity: number
}

const capability = z.object({
  instance: z.string(),
  state: z.optional(z.object({ value: z.optional(z.unknown()) })),
})
const answer = z.object({
  code: z.optional(z.number()),
  payload: z.optional(z.object({ capabilities: z.optional(z.array(capability)) })),
})

/** Throws `GoveeError` if there are no values, or if they are known to be old. */
export function parseGoveeAnswer(value: unknown, unit: SensorUnit): Measured {
  const { success, data } = z.safeParse(answer, value)
  if (!success) throw new GoveeError()
  // Errors also arrive with the status 200.
  if (data.code !== undefined && data.code !== 200) throw GoveeError.ofStatus(data.code)
  const values = new Map(data.payload?.capabilities?.map(({ instance, state }) => [instance, state?.value]))
  if (values.get('online') === false) throw new GoveeError('Govee says that this device is offline.')
  const temperature = toNumber(values.get('sensorTemperature'))
  const humidity = toNumber(values.get('sensorHumidity'))
  if (temperature === undefined || humidity === undefined)
    throw new GoveeError('Govee has no values of this device.')
  return {
    temperature: toFahrenheit(
      scaleDown(temperature, each => isPossibleTemperature(each, unit)),
      unit,
    ),
    humidity: scaleDown(humidity, isPossibleHumidity),
  }
}

/** Some models wrap the number or send it as text, and one that has never reported sends an empty text. */
function toNumber(value: unknown): number | undefined {
  if (typeof value === 'object' && value !== null && 'currentHumidity' in value)
    return toNumber(value.currentHumidity)
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** Some models send ten or a hundred times the value. */
function scaleDown(value: number, isPossible: (value: number) => boolean): number {
  const factor = [1, 10, 100].find(each => isPossible(value / each)) ?? 1
  return value / factor
}

function isPossibleTemperature(value: number, unit: SensorUnit): boolean {
  const fahrenheit = toFahrenheit(value, unit)
  return fahrenheit >= possibleTemperatures.lowest && fahrenheit <= possibleTemperatures.highest
}

function isPossibleHumidity(value: number): boolean {
  return value >= possibleHumidities.lowest && value <= possibleHumidities.highest
}
