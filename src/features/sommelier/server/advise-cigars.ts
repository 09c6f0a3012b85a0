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

/** What the house gives every line beside each drink that was asked for: 6.5 KB a drink. */
export interface CigarRanking {
  catalogue: HouseCatalogue
  pointsBeside(drink: Drink): Int16Array
}

/** As many as the catalogue has, and some to come. */
const remembered = 1000

/** Looking through all lines takes longer than all the rest, and it is the same for every member. */
export function openCigarRanking(catalogue: HouseCatalogue): CigarRanking {
  const recent = new Recent<Int16Array>(remembered)
  return {
    catalogue,
    pointsBeside: drink => recent.recall(drink.id, () => pointsBeside(drink, catalogue.cigars, catalogue)),
  }
}

const suggested = 3

/** Three lines of three makers for this drink. */
export function composeCigars(
  { catalogue, pointsBeside }: CigarRanking,
  phrasebook: Phrasebook,
  drink: Drink,
  memberTaste: Taste,
): Omit<CigarAdvice, 'saved'> {
  // The bottle is open already: only what the member thinks of cigars has a say in which one.
  const taste = tastePrinciple(memberTaste, ['cigar'])
  const chosen = chooseCigars({
    drink,
    cigars: catalogue.cigars,
    points: pointsBeside(drink),
    count: suggested,
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

/** Advises on a drink that was typed, and keeps the first of the cigars in the member's vault. */
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
