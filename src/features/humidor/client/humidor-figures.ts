import type { Humidor, HumidorItem, ReadinessRuleOfStrength } from '../humidor.contract.ts'
import { type ReadinessWindow, readinessOn, withDefaults } from '../readiness.rules.ts'

const daysPerMonth = 30.4
const daysPerYear = 365.25

export function countCigars(items: readonly HumidorItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** `1 cigar`, `1,200 cigars`. */
export function cigarsCount(count: number): string {
  return count === 1 ? '1 cigar' : `${count.toLocaleString('en-US')} cigars`
}

/** Of the cigars with a price; null if none has one. */
export function totalPrice(items: readonly HumidorItem[]): number | null {
  const priced = items.filter(({ price }) => price !== null)
  return priced.length === 0
    ? null
    : priced.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0)
}

/** Null where a humidor without a number is among them. */
export function capacityOf(humidors: readonly Humidor[]): number | null {
  const capacities = humidors.map(({ capacity }) => capacity)
  return capacities.length === 0 || capacities.includes(null)
    ? null
    : capacities.reduce<number>((sum, capacity) => sum + (capacity ?? 0), 0)
}

/** By the member's own rules where there are any. */
export function readinessOf(
  item: HumidorItem,
  day: string,
  rules: readonly ReadinessRuleOfStrength[],
): ReadinessWindow | undefined {
  const { strength, drawing, purchasedOn, agingUntil } = item
  const shade = drawing?.shade ?? null
  return readinessOn(day, { strength, shade, purchasedOn, agingUntil }, withDefaults(rules))
}

/** `9 days`, `14 months`, `3 years`. */
export function ageWords(days: number): string {
  if (days < 60) return days === 1 ? '1 day' : `${days} days`
  const months = Math.round(days / daysPerMonth)
  return months < 36 ? `${months} months` : `${Math.floor(days / daysPerYear)} years`
}
