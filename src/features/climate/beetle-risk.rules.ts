/**
 * How likely tobacco beetles hatch. There is no safe limit: eggs hatch from about 60 °F on, slowly, and the warmer the
 * faster (docs/domain.md 3.6). So warmth and its duration count together.
 */
export const beetleLevels = ['none', 'notice', 'warning', 'urgent'] as const
export type BeetleLevel = (typeof beetleLevels)[number]

/** The suggested defaults of docs/domain.md 3.6: degrees Fahrenheit, and hours without a pause. */
export const beetleThresholds = [
  { level: 'urgent', fahrenheit: 75, hours: 0 },
  { level: 'warning', fahrenheit: 72, hours: 2 },
  { level: 'notice', fahrenheit: 70, hours: 6 },
] as const satisfies readonly { level: BeetleLevel; fahrenheit: number; hours: number }[]

export interface TimedTemperature {
  /** Milliseconds. */
  at: number
  /** Degrees Fahrenheit. */
  temperature: number
}

const millisecondsPerHour = 3_600_000
/** A longer gap between readings ends a warm period. */
const maxGapHours = 2

export interface BeetleRisk {
  level: BeetleLevel
  /** The longest time without a pause at or above 70 °F, in hours. */
  warmHours: number
  /** The highest temperature; null without readings. */
  highest: number | null
}

/** Of readings in the order of time, such as those of the last week. */
export function beetleRisk(readings: readonly TimedTemperature[]): BeetleRisk {
  const longest = (fahrenheit: number) => longestWarmth(readings, fahrenheit)
  const reached = beetleThresholds.find(({ fahrenheit, hours }) => {
    const warmth = longest(fahrenheit)
    return warmth !== undefined && warmth >= hours
  })
  return {
    level: reached?.level ?? 'none',
    warmHours: longest(70) ?? 0,
    highest: readings.length > 0 ? Math.max(...readings.map(({ temperature }) => temperature)) : null,
  }
}

/** In hours; undefined if it was never that warm. */
function longestWarmth(readings: readonly TimedTemperature[], fahrenheit: number): number | undefined {
  let longest: number | undefined
  let began: number | undefined
  let previous: number | undefined
  for (const { at, temperature } of readings) {
    const isBroken = previous !== undefined && at - previous > maxGapHours * millisecondsPerHour
    if (temperature < fahrenheit) began = undefined
    else {
      if (began === undefined || isBroken) began = at
      longest = Math.max(longest ?? 0, (at - began) / millisecondsPerHour)
    }
    previous = at
  }
  return longest
}
