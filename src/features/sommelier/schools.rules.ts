import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import {
  complementaryFlavors,
  type Pair,
  type Principle,
  pointsCounter,
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

/**
 * The drink each school would pour, or null if both would pour the same. Each ranks by all principles except those of the
 * other school: by its own points alone, it would pour a drink of the right weight and no flavor. Ties go to the total
 * score, then to the order of `pairs`.
 */
export function schoolChoices(pairs: readonly Pair[]): SchoolChoices | null {
  const pointsOf = pointsCounter()
  const scoredPairs = pairs.map(pair => ({ pair, points: pointsOf(pair) }))
  const [match, balance] = schools.map(school => choiceOf(school, scoredPairs))
  return match && balance && match !== balance ? { match, balance } : null
}

function choiceOf(
  school: School,
  scoredPairs: readonly { pair: Pair; points: number }[],
): Drink['id'] | undefined {
  const otherSchool = schools.find(candidate => candidate !== school)!
  const ranked = scoredPairs.map(({ pair, points }) => ({
    id: pair.drink.id,
    points,
    withoutOther: points - schoolPoints(otherSchool, pair),
  }))
  return ranked.sort((a, b) => b.withoutOther - a.withoutOther || b.points - a.points)[0]?.id
}
