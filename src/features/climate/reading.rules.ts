/** One measurement: degrees Fahrenheit, and percent of relative humidity. */
export interface Reading {
  /** Milliseconds. */
  at: number
  temperature: number
  humidity: number
}

/** `malformed` is no reading at all: a value is missing or no number, or the time is none. */
export const refusalReasons = ['malformed', 'impossible', 'from the future', 'too old'] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** A sensor in a room measures nothing outside these; one that does is broken, or sends another unit. */
export const possibleTemperatures = { lowest: -20, highest: 140 } as const
/** No air in a room is without water. */
export const possibleHumidities = { lowest: 1, highest: 100 } as const
/** Clocks of sensors differ. */
const maxFutureMilliseconds = 5 * 60_000
/** Raw readings are kept for as long; an older one could be stored twice. */
export const rawDays = 30
const millisecondsPerDay = 86_400_000

/** Why a reading is not stored; undefined if it is. */
export function whyRefused({ at, temperature, humidity }: Reading, now: number): RefusalReason | undefined {
  if (!isWithin(temperature, possibleTemperatures) || !isWithin(humidity, possibleHumidities))
    return 'impossible'
  if (at > now + maxFutureMilliseconds) return 'from the future'
  return at < now - rawDays * millisecondsPerDay ? 'too old' : undefined
}

function isWithin(value: number, { lowest, highest }: { lowest: number; highest: number }): boolean {
  return value >= lowest && value <= highest
}

/** The air of a room changes by a tenth within a day; a cloud that repeats what it heard last does not. Our choice, not measured. */
const frozenAfterMilliseconds = millisecondsPerDay

/** Whether a sensor that still reports has stopped measuring. */
export function isFrozen(unchangedSince: number, latestAt: number): boolean {
  return latestAt - unchangedSince >= frozenAfterMilliseconds
}

/** What a device reads too high or too low, found by a salt test; added to each reading that is shown or judged. */
export interface Calibration {
  temperatureOffset: number
  humidityOffset: number
}

export function calibrate<Measured extends Omit<Reading, 'at'>>(
  reading: Measured,
  { temperatureOffset, humidityOffset }: Calibration,
): Measured {
  return {
    ...reading,
    temperature: calibrateTemperature(reading.temperature, temperatureOffset),
    humidity: calibrateHumidity(reading.humidity, humidityOffset),
  }
}

export function calibrateTemperature(measured: number, offset: number): number {
  return toTenths(measured + offset)
}

export function calibrateHumidity(measured: number, offset: number): number {
  return toTenths(Math.min(100, Math.max(0, measured + offset)))
}

function toTenths(value: number): number {
  return Math.round(value * 10) / 10
}
