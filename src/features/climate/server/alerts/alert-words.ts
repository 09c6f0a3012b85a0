import { inUnit, type TemperatureUnit, toCelsiusTenths } from '#platform/temperature.rules.ts'
import { type ExcursionAlert, repeatAfterHours } from '../../excursion.rules.ts'
import { idealRanges, judgmentWord, type Quantity, staleAfterMinutes } from '../../judge.rules.ts'
import { nextStep } from '../../next-step.rules.ts'

/** A value outside its range: degrees Fahrenheit or percent. */
export interface OutsideValue {
  quantity: Quantity
  side: 'low' | 'high'
  value: number
  alert: ExcursionAlert
  unit: TemperatureUnit
}

interface Words {
  title: string
  body: string
}

/** Such as `Cedar cabinet: too dry, 61.4%`. */
export function excursionWords(deviceName: string, outside: OutsideValue): Words {
  const { quantity, side, alert, unit } = outside
  const how = judgmentWord(quantity, side).toLowerCase()
  const since = alert === 'continues' ? ` It has been so for more than ${repeatAfterHours} hours.` : ''
  return {
    title: `${deviceName}: ${alert === 'continues' ? 'still ' : ''}${how}, ${withUnit(outside)}`,
    body: `${rangeWords(quantity, unit)}${since} ${inUnit(nextStep(quantity, side), unit)}`,
  }
}

export function silenceWords(deviceName: string): Words {
  return {
    title: `${deviceName} is silent`,
    body: `It has sent nothing for more than ${staleAfterMinutes} minutes. Look at its battery and its connection.`,
  }
}

function withUnit({ quantity, value, unit }: Pick<OutsideValue, 'quantity' | 'value' | 'unit'>): string {
  if (quantity === 'humidity') return `${tenths(value)}%`
  return unit === 'C' ? `${toCelsiusTenths(value)} °C` : `${tenths(value)} °F`
}

function rangeWords(quantity: Quantity, unit: TemperatureUnit): string {
  const { lowest, highest } = idealRanges[quantity]
  const last = withUnit({ quantity, value: highest, unit })
  const first = quantity === 'temperature' && unit === 'C' ? toCelsiusTenths(lowest) : lowest
  return `${first} to ${last} is the range for cigars.`
}

const tenths = (value: number) => Math.round(value * 10) / 10
