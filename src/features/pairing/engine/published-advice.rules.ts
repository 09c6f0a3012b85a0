import type { PublishedMatch } from '#features/catalogue/published-match.rules.ts'
import { memoizeByObject } from '#platform/memoize.rules.ts'
import type { Principle } from './pair.rules.ts'

// What was published about this very cigar with this very drink.

const recommended = 5
/** More than flavor and custom can win back. */
const advisedAgainst = -40

type Advice = ReadonlyMap<string, number>
const none: Advice = new Map()

/** Points of drinks by their id. */
export function publishedAdviceOn(cigarId: string | undefined, matches: readonly PublishedMatch[]): Advice {
  return cigarId === undefined ? none : (adviceByCigar(matches).get(cigarId) ?? none)
}

const adviceByCigar = memoizeByObject((matches: readonly PublishedMatch[]): ReadonlyMap<string, Advice> => {
  const byCigar = new Map<string, Map<string, number>>()
  for (const { cigarId, drinkId, isRecommended } of matches) {
    if (cigarId === undefined || drinkId === undefined) continue
    const advice = byCigar.get(cigarId) ?? new Map<string, number>()
    byCigar.set(cigarId, advice)
    // If the published disagree, the warning counts.
    if (advice.get(drinkId) !== advisedAgainst)
      advice.set(drinkId, isRecommended ? recommended : advisedAgainst)
  }
  return byCigar
})

export const publishedAdvice: Principle = ({ cigar, drink, matches }, addPoints) => {
  const points = publishedAdviceOn(cigar.id, matches).get(drink.id)
  if (points !== undefined)
    addPoints(points, () =>
      points > 0 ? 'Published as a match for this cigar' : 'A published tasting advises against it',
    )
}
