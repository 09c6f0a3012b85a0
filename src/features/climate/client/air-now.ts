import { type TemperatureUnit, toCelsiusTenths } from '#platform/temperature.rules.ts'
import type { Device } from '../climate.contract.ts'
import { idealRanges, isStale, judge, judgmentColors, judgmentWord } from '../judge.rules.ts'
import { devicesOfPlaces } from './worst-device.ts'

export interface AirNow {
  /** `In range`, or what is wrong, the humidity first. */
  word: string
  color: (typeof judgmentColors)[keyof typeof judgmentColors]
  /** `69.2% and 68 °F`, or that nothing was measured lately. */
  values: string
}

/** The air where it is worst, with the name of the sensor if several have readings; undefined without a reading. */
export function airNow(devices: readonly Device[], now: number, unit: TemperatureUnit): AirNow | undefined {
  const [worst, ...others] = devicesOfPlaces(devices, now)
  const air = worst && airOf(worst, now, unit)
  if (!air || others.length === 0) return air
  return { ...air, values: `${air.values}, ${worst.name}` }
}

/** As one sensor measures it. */
export function airOf(
  { latest, saltTestStartedAt, kind }: Device,
  now: number,
  unit: TemperatureUnit,
): AirNow | undefined {
  if (!latest || saltTestStartedAt) return undefined
  const { at, humidity, temperature } = latest
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
    values: `${humidity.toFixed(1)}% and ${degrees}\u00a0°${unit}${kind === 'simulator' ? ' (simulated)' : ''}`,
  }
}
