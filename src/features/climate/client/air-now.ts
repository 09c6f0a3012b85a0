import { type TemperatureUnit, toCelsiusTenths } from '#platform/temperature.rules.ts'
import type { Device } from '../climate.contract.ts'
import { idealRanges, isStale, judge, judgmentColors, judgmentWord } from '../judge.rules.ts'
import { latestDevice } from './latest-device.ts'

export interface AirNow {
  /** `In range`, or what is wrong, the humidity first. */
  word: string
  color: (typeof judgmentColors)[keyof typeof judgmentColors]
  /** `69.2% and 68 °F`, or that nothing was measured lately. */
  values: string
}

/** The air of all humidors as the latest sensor has it; undefined without a reading. */
export function airNow(devices: readonly Device[], now: number, unit: TemperatureUnit): AirNow | undefined {
  const device = latestDevice(devices, undefined)
  if (!device?.latest || device.saltTestStartedAt) return undefined
  const { at, humidity, temperature } = device.latest
  if (isStale(new Date(at), new Date(now)))
    return { word: 'Not known', color: judgmentColors.unknown, values: 'the sensor is silent' }
  const ofHumidity = judge(humidity, idealRanges.humidity)
  const ofTemperature = judge(temperature, idealRanges.temperature)
  const [quantity, judgment] =
    ofHumidity === 'in range'
      ? (['temperature', ofTemperature] as const)
      : (['humidity', ofHumidity] as const)
  const degrees = unit === 'C' ? toCelsiusTenths(temperature) : Math.round(temperature)
  return {
    word: judgmentWord(quantity, judgment),
    color: judgmentColors[judgment],
    values: `${humidity.toFixed(1)}% and ${degrees}\u00a0°${unit}${device.kind === 'simulator' ? ' (simulated)' : ''}`,
  }
}
