import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import {
  complementaryFlavors,
  type Pair,
  type Principle,
  sharedFlavors,
  weightMatch,
} from '#features/pairing/engine/engine.rules.ts'
import { type School, schools } from './sommelier.contract.ts'

/**
 * The engine's principles that belong to one school only. Matching is about weight, the rule of the majority
 * (docs/domain.md 4.1); balancing is about flavors that answer each other or are shared (4.2, 4.3).
 */
const principlesBySchool: Record<School, readonly Principle[]> = {
  match: [weightMatch],
  balance: [sharedFlavors, complementaryFlavors],
}

export function schoolPoints(school: School, pair: Pair): number {
  let points = 0
  for (const principle of principlesBySchool[school])
    principle(pair, exactPoints => {
      points += Math.round(exactPoints)
    })
  return points
}

/** The school that gives the pair more points; on a tie, the majority's. */
export function schoolOf(pair: Pair): School {
  return schoolPoints('balance', pair) > schoolPoints('match', pair) ? 'balance' : 'match'
}

export type SchoolChoices = Record<School, Drink['id']>

/** How many points better its drink has to be at the school's own game. */
const clearMargin: Record<School, number> = { match: 4, balance: 6 }

/**
 * The drink each school would pour, or null if they do not clearly disagree: each choice has to win at its own game by a
 * clear margin, and the other one loses it.
 */
export function schoolChoices(pairs: readonly Pair[]): SchoolChoices | null {
  const [match, balance] = schools.map(school => bestOf(school, pairs))
  if (!match || !balance || match === balance) return null
  const isReal =
    schoolPoints('match', match) - schoolPoints('match', balance) >= clearMargin.match &&
    schoolPoints('balance', balance) - schoolPoints('balance', match) >= clearMargin.balance
  return isReal ? { match: match.drink.id, balance: balance.drink.id } : null
}

/** The first of those with the same points: `pairs` come best first. */
function bestOf(school: School, pairs: readonly Pair[]): Pair | undefined {
  const [first, ...others] = pairs
  return others.reduce(
    (best, pair) => (best && schoolPoints(school, pair) > schoolPoints(school, best) ? pair : best),
    first,
  )
}
