import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import type { Pair, Principle } from '#features/pairing/pair.rules.ts'
import { pointsCounter } from '#features/pairing/scoring.rules.ts'
import { answer, share } from '#features/pairing/taste-principles.rules.ts'
import { weigh } from '#features/pairing/weight-principles.rules.ts'
import { type School, schools } from './sommelier.contract.ts'

/**
 * What each school asks about, of all that the engine asks. To match is to weigh, the rule of the majority
 * (docs/domain.md 4.1); to balance is to look for flavors that answer each other or are in both (4.2, 4.3).
 */
const principlesBySchool: Record<School, readonly Principle[]> = {
  match: [weigh],
  balance: [share, answer],
}

/** The points of the ledger that this school speaks for. */
export function schoolPoints(school: School, pair: Pair): number {
  let points = 0
  for (const principle of principlesBySchool[school])
    principle(pair, exact => {
      points += Math.round(exact)
    })
  return points
}

/** The school to which a pair owes more; to the majority's where it owes both the same. */
export function schoolOf(pair: Pair): School {
  return schoolPoints('balance', pair) > schoolPoints('match', pair) ? 'balance' : 'match'
}

export type SchoolChoices = Record<School, Drink['id']>

/**
 * Which of these each school would pour; null where both would pour the same. Each ranks by all that the house asks but
 * what only the other school asks: by its own points alone it would pour what weighs right and tastes of nothing.
 * Among drinks that one school finds equal the house's points decide, then their order.
 */
export function schoolChoices(pairs: readonly Pair[]): SchoolChoices | null {
  const pointsOf = pointsCounter()
  const weighed = pairs.map(pair => ({ pair, points: pointsOf(pair) }))
  const [match, balance] = schools.map(school => choiceOf(school, weighed))
  return match && balance && match !== balance ? { match, balance } : null
}

function choiceOf(
  school: School,
  weighed: readonly { pair: Pair; points: number }[],
): Drink['id'] | undefined {
  const other = schools.find(each => each !== school)!
  const ranked = weighed.map(({ pair, points }) => ({
    id: pair.drink.id,
    points,
    without: points - schoolPoints(other, pair),
  }))
  return ranked.sort((a, b) => b.without - a.without || b.points - a.points)[0]?.id
}
