import type { SensorUnit } from '../device-config.contract.ts'

/** Below it a temperature of an unknown unit is taken as Celsius. */
const lowestFahrenheit = 40

export function toFahrenheit(value: number, unit: SensorUnit): number {
  const isCelsius = unit === 'C' || (unit === 'auto' && value < lowestFahrenheit)
  return isCelsius ? (value * 9) / 5 + 32 : value
}
