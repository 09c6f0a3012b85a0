import type { Cigar, Drink } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { profileOf, scorePair } from '#features/pairing/engine/engine.rules.ts'
import { drawPair } from '#features/pairing/pair-drawing.rules.ts'
import { findDrinkByName, findLineByName } from '#features/pairing/server/find-by-exact-name.ts'
import { similarCigars, similarDrinks } from '#features/pairing/similar.rules.ts'
import { leafAndStrength } from '#features/pairing/suggestion-words.rules.ts'
import { tastePrinciple } from '#features/taste/taste.rules.ts'
import { capitalize } from '#platform/text.rules.ts'
import type { SimilarPairs } from '../sommelier.contract.ts'
import { type Sommelier, tasteOrNone } from './advise-member.ts'

const similarCount = 4

/** By exact names, as a saved pairing has them. The nearest first. */
export async function findSimilar(
  sommelier: Sommelier,
  memberId: string,
  names: { cigar: string; drink: string },
): Promise<SimilarPairs> {
  const { catalogue } = sommelier
  const cigar = catalogue.cigarsById.get(findLineByName(catalogue, names.cigar)?.id ?? '')
  const drink = findDrinkByName(catalogue, names.drink)
  const taste = tastePrinciple(await tasteOrNone(sommelier, memberId))
  const toPair = (one: Cigar | undefined, other: Drink | undefined) => ({
    score:
      one && other
        ? scorePair({ ...catalogue, cigar: profileOf(one, undefined, []), drink: other }, [taste]).score
        : null,
    drawing: drawPair(one, other, names.cigar),
  })
  return {
    cigars: (cigar ? similarCigars(cigar, catalogue.cigars, similarCount) : []).map(each => ({
      id: each.id,
      name: cigarName(each),
      detail: leafAndStrength(each),
      ...toPair(each, drink),
    })),
    drinks: (drink ? similarDrinks(drink, catalogue.drinks, similarCount) : []).map(each => ({
      id: each.id,
      name: each.name,
      detail: capitalize(each.style),
      ...toPair(cigar, each),
    })),
  }
}
