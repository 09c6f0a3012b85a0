import type { Degree, Shade } from '#features/catalogue/catalogue.contract.ts'
import { memoizeByObject } from '#platform/memoize.rules.ts'

/** How far a cigar is: settling after the purchase, good to smoke, at its best, or past that. */
export const readinessStates = ['resting', 'ready', 'prime', 'past'] as const
export type Readiness = (typeof readinessStates)[number]

export const stateWords: Readonly<Record<Readiness, string>> = {
  resting: 'Resting',
  ready: 'Ready',
  prime: 'At its best',
  past: 'Past its best',
}

/** In days since the purchase. Sources and conflicts: docs/domain.md 3.6, "Resting / aging". */
export interface ReadinessRule {
  /** Until then it settles. */
  restDays: number
  /** From then on it is at its best. */
  primeFromDays: number
  /** From then on it may be past its best. */
  primeUntilDays: number
}

const month = 30
const year = 365

/**
 * Our choice where the sources only agree that days to weeks settle a cigar, that a year or two suits many, and that
 * stronger blends age longer.
 */
export const defaultRules: Readonly<Record<Degree, ReadinessRule>> = {
  1: { restDays: 14, primeFromDays: 3 * month, primeUntilDays: 2 * year },
  2: { restDays: 14, primeFromDays: 4 * month, primeUntilDays: 2 * year },
  3: { restDays: 21, primeFromDays: 6 * month, primeUntilDays: 3 * year },
  4: { restDays: 21, primeFromDays: 9 * month, primeUntilDays: 4 * year },
  5: { restDays: 28, primeFromDays: 12 * month, primeUntilDays: 5 * year },
}
/** Where the strength is not known. */
export const typicalStrength: Degree = 3
/** Candela keeps poorly. */
const candelaPrimeUntilDays = year

/** The rules of the product where a strength has none of the member. */
export const withDefaults = memoizeByObject(
  (rules: readonly (ReadinessRule & { strength: number })[]): Readonly<Record<Degree, ReadinessRule>> => ({
    ...defaultRules,
    ...Object.fromEntries(rules.map(rule => [rule.strength, rule])),
  }),
)

export interface AgedCigar {
  strength: number | null
  shade: Shade | null
  /** `2026-11-24`; null where the member did not say. */
  purchasedOn: string | null
  /** The day until which the member lets it rest. */
  agingUntil: string | null
}

export interface ReadinessWindow {
  state: Readiness
  /** Days since the purchase. */
  ageDays: number
  rule: ReadinessRule
}

/** The rule of a cigar: by its strength, shorter for candela. */
export function ruleOf(
  { strength, shade }: Pick<AgedCigar, 'strength' | 'shade'>,
  rules: Readonly<Record<Degree, ReadinessRule>> = defaultRules,
): ReadinessRule {
  const rule = rules[isDegree(strength) ? strength : typicalStrength]
  if (shade !== 'candela') return rule
  const primeUntilDays = Math.max(rule.primeFromDays, Math.min(rule.primeUntilDays, candelaPrimeUntilDays))
  return { ...rule, primeUntilDays }
}

/**
 * How far a cigar is on a day (`2026-11-24`). A day that the member has set comes before the rule. Undefined where the day
 * of the purchase is not known, unless the member's own day has not come yet.
 */
export function readinessOn(
  day: string,
  cigar: AgedCigar,
  rules?: Readonly<Record<Degree, ReadinessRule>>,
): ReadinessWindow | undefined {
  const { purchasedOn, agingUntil } = cigar
  const isSetAside = agingUntil !== null && day < agingUntil
  const rule = ruleOf(cigar, rules)
  if (purchasedOn === null) return isSetAside ? { state: 'resting', ageDays: 0, rule } : undefined
  const ageDays = Math.max(0, daysBetween(purchasedOn, day))
  return { state: isSetAside ? 'resting' : stateAt(ageDays, rule), ageDays, rule }
}

/** The day on which it is rested, by the rule and by the member's own day; null if neither is known. */
export function restsUntil(cigar: AgedCigar, rules?: Readonly<Record<Degree, ReadinessRule>>): string | null {
  const { purchasedOn, agingUntil } = cigar
  const byRule = purchasedOn === null ? '' : addDays(purchasedOn, ruleOf(cigar, rules).restDays)
  return [byRule, agingUntil ?? ''].toSorted().at(-1) || null
}

function stateAt(ageDays: number, { restDays, primeFromDays, primeUntilDays }: ReadinessRule): Readiness {
  if (ageDays < restDays) return 'resting'
  if (ageDays < primeFromDays) return 'ready'
  return ageDays < primeUntilDays ? 'prime' : 'past'
}

const millisecondsPerDay = 86_400_000

/** Whole days, whatever the daylight saving of a place. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / millisecondsPerDay)
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * millisecondsPerDay).toISOString().slice(0, 10)
}

function isDegree(strength: number | null): strength is Degree {
  return strength !== null && strength in defaultRules
}
