import { toCelsiusTenths } from '#platform/temperature.rules.ts'
import type { HistoryPoint } from '../climate.contract.ts'
import { idealRanges, type Quantity } from '../judge.rules.ts'

export const historySpans = ['day', 'week', 'season'] as const
export type HistorySpan = (typeof historySpans)[number]

export const spanDays: Readonly<Record<HistorySpan, number>> = { day: 1, week: 7, season: 90 }
export const spanWords: Readonly<Record<HistorySpan, string>> = {
  day: 'past day',
  week: 'past seven days',
  season: 'past three months',
}
export const quantityNames: Readonly<Record<Quantity, string>> = {
  temperature: 'Temperature',
  humidity: 'Humidity',
}

/** Percent, or degrees of the member's unit. */
export function shownValue(value: number, quantity: Quantity, unit: 'F' | 'C'): number {
  return quantity === 'temperature' && unit === 'C' ? toCelsiusTenths(value) : value
}

/** What the line of a chart shows, for who does not see it. */
export function historySummary(
  points: readonly HistoryPoint[],
  quantity: Quantity,
  { span, unit }: { span: HistorySpan; unit: 'F' | 'C' },
): string {
  if (points.length === 0) return 'No readings.'
  const sign = quantity === 'humidity' ? ' percent' : ` °${unit}`
  const lowest = Math.min(...points.map(point => point[`${quantity}Lowest`]))
  const highest = Math.max(...points.map(point => point[`${quantity}Highest`]))
  const target = idealRanges[quantity]
  const isInside = lowest >= target.lowest && highest <= target.highest
  const shown = (value: number) => shownValue(value, quantity, unit).toFixed(1)
  return `${quantityNames[quantity]} of the ${spanWords[span]}: from ${shown(lowest)} to ${shown(highest)}${sign}, ${isInside ? 'inside' : 'not always inside'} the target of ${shown(target.lowest)} to ${shown(target.highest)}.`
}
