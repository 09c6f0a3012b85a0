export const temperatureUnits = ['F', 'C'] as const
export type TemperatureUnit = (typeof temperatureUnits)[number]

/** Whole degrees Celsius: what is poured or stored is not measured more closely. */
export function toCelsius(fahrenheit: number): number {
  return Math.round(((fahrenheit - 32) * 5) / 9)
}

/** Tenths of a degree Celsius, for what a sensor measures. */
export function toCelsiusTenths(fahrenheit: number): number {
  return Math.round(((fahrenheit - 32) * 50) / 9) / 10
}

/** All texts of the product give degrees Fahrenheit: `46 °F` becomes `8 °C`, and `65 to 70 °F` becomes `18 to 21 °C`. */
export function inUnit(text: string, unit: TemperatureUnit): string {
  if (unit === 'F') return text
  return text.replaceAll(
    /(?:(\d+)( to | or |–))?(\d+)\s?°F/g,
    (_, from: string | undefined, joint: string | undefined, degrees: string) =>
      `${from === undefined ? '' : `${toCelsius(Number(from))}${joint}`}${toCelsius(Number(degrees))} °C`,
  )
}
