import { createContext, use } from 'react'
import { inUnit, type TemperatureUnit } from '#platform/temperature.rules.ts'

/** The unit of the member; visitors read Fahrenheit. */
export const TemperatureUnitContext = createContext<TemperatureUnit>('F')

/** Tells the temperatures of a text of ours in the unit of the reader. What members wrote stays as it is. */
export function useTemperatureText(): (text: string) => string {
  const unit = use(TemperatureUnitContext)
  return text => inUnit(text, unit)
}
