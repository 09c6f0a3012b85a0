import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import type { Pair } from '#features/pairing/pair.rules.ts'
import type { Phrasebook } from '#features/pairing/phrasebook.rules.ts'
import { profileOf } from '#features/pairing/profile.rules.ts'
import { cigarInAnswer, drinkInAnswer } from '#features/pairing/server/describe-pair.ts'
import { chooseCigars, pointsBeside } from '#features/pairing/suggestions.rules.ts'
import { refuse } from '#platform/api.contract.ts'
import { Recent } from '#platform/server/recent.ts'
import { type CigarAdvice, sommelierContract } from '../sommelier.contract.ts'
import { type Taste, tastePrinciple } from '../taste.rules.ts'
import { type Sommelier, tasteOrNone } from './advise-member.ts'
import { keepAdvice } from './keep-advice.ts'
import { tellPair } from './tell-pair.ts'

/** Caches the score of every cigar per requested drink: 6.5 KB a drink. */
export interface CigarRanking {
  catalogue: HouseCatalogue
  pointsBeside(drink: Drink): Int16Array
}

/** The number of drinks in the catalogue, with room to grow. */
const maxCachedDrinks = 1000

/** Scoring every cigar dominates the time of a request, and the result is the same for every member. */
export function openCigarRanking(catalogue: HouseCatalogue): CigarRanking {
  const cache = new Recent<Int16Array>(maxCachedDrinks)
  return {
    catalogue,
    pointsBeside: drink => cache.recall(drink.id, () => pointsBeside(drink, catalogue.cigars, catalogue)),
  }
}

const cigarCount = 3

export function composeCigars(
  { catalogue, pointsBeside }: CigarRanking,
  phrasebook: Phrasebook,
  drink: Drink,
  memberTaste: Taste,
): Omit<CigarAdvice, 'saved'> {
  // The drink is already chosen, so only the member's taste in cigars counts.
  const taste = tastePrinciple(memberTaste, ['cigar'])
  const chosen = chooseCigars({
    drink,
    cigars: catalogue.cigars,
    points: pointsBeside(drink),
    count: cigarCount,
    words: catalogue,
    own: [taste],
  })
  const cigars = chosen.map(({ cigar, ...scored }) => {
    const pair: Pair = { ...catalogue, cigar: profileOf(cigar, undefined, []), drink }
    return {
      ...cigarInAnswer(catalogue, pair.cigar),
      recognition: 'exact' as const,
      ...tellPair(phrasebook, pair, scored, taste),
    }
  })
  return { result: cigars[0]!.result, drink: drinkInAnswer(catalogue, drink), cigars }
}

/** Advises on a typed drink and saves the first cigar in the member's vault. */
export async function adviseCigars(
  sommelier: Sommelier,
  ranking: CigarRanking,
  memberId: string,
  typed: string,
): Promise<CigarAdvice> {
  const drink = sommelier.catalogue.recogniseDrink(typed)
  if (!drink) throw refuse(sommelierContract.adviseCigars, 'NOT_A_DRINK')
  const taste = await tasteOrNone(sommelier, memberId)
  const advice = composeCigars(ranking, sommelier.phrasebook, drink, taste)
  const [first] = advice.cigars
  const saved = await keepAdvice(sommelier, memberId, {
    cigar_name: cigarName(first!),
    pairing_type: drink.kind,
    pairing_name: drink.name,
    notes: advice.result,
    cigar_id: first!.id,
    drink_id: drink.id,
  })
  return { ...advice, saved }
}
