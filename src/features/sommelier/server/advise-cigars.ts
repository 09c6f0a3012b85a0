import type { Cigar, Drink } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import {
  type Pair,
  type Principle,
  pointsOfCigars,
  profileOf,
  type ScoredDrink,
  scorePair,
  selectCigars,
} from '#features/pairing/engine/engine.rules.ts'
import { toCigarResponse, toDrinkResponse } from '#features/pairing/server/pairing-response.ts'
import type { Phrasebook } from '#features/pairing/wording/wording.rules.ts'
import { type Taste, tastePrinciple } from '#features/taste/taste.rules.ts'
import { refuse } from '#platform/api.contract.ts'
import { LruCache } from '#platform/server/lru-cache.ts'
import { askWhichDrinkIsMeant, recognitionOf } from '../drink-guess.rules.ts'
import { type CigarAdvice, type SuggestedCigar, sommelierContract } from '../sommelier.contract.ts'
import { type Sommelier, tasteOrNone } from './advise-member.ts'
import type { AdviceSources } from './compose-advice.ts'
import { keepCigar } from './keep-result.ts'
import { saveAdvice } from './save-advice.ts'
import { toPairingResponse } from './to-pairing-response.ts'
import { understandDrink } from './understand-drink.ts'

/** Caches the score of every cigar per requested drink: 6.5 KB a drink. */
export interface CigarRanking {
  catalogue: Catalogue
  pointsBeside(drink: Drink): Int16Array
}

/** The number of drinks in the catalogue, with room to grow. */
const maxCachedDrinks = 1000

/** Scoring every cigar dominates the time of a request, and the result is the same for every member. */
export function openCigarRanking(catalogue: Catalogue): CigarRanking {
  const cache = new LruCache<Int16Array>(maxCachedDrinks)
  return {
    catalogue,
    pointsBeside: drink =>
      cache.getOrSet(drink.judgedAs === undefined ? drink.id : `${drink.judgedAs} ${drink.proof}`, () =>
        pointsOfCigars(drink, catalogue.cigars, catalogue),
      ),
  }
}

const cigarCount = 3

export function composeCigars(
  { catalogue, pointsBeside }: CigarRanking,
  phrasebook: Phrasebook,
  drink: Drink,
  memberTaste: Taste,
  shownMakers: readonly string[] = [],
): Omit<CigarAdvice, 'saved' | 'question' | 'recognition'> {
  // The drink is already chosen, so only the member's taste in cigars counts.
  const taste = tastePrinciple(memberTaste, ['cigar'])
  const chosen = selectCigars({
    drink,
    cigars: catalogue.cigars,
    points: pointsBeside(drink),
    count: cigarCount,
    knowledge: catalogue,
    personal: [taste],
    shownMakers,
  })
  const cigars = chosen.map(({ cigar, ...scored }) =>
    toSuggestedCigar({ catalogue, phrasebook }, toPair(catalogue, cigar, drink), scored, taste),
  )
  return { result: cigars[0]?.result ?? '', drink: toDrinkResponse(catalogue, drink), cigars }
}

/** This cigar beside the drink; undefined if its facts are not known. */
export function composeCigar(
  { catalogue, phrasebook }: AdviceSources,
  drink: Drink,
  cigarId: string,
  memberTaste: Taste,
): SuggestedCigar | undefined {
  const cigar = catalogue.cigarsById.get(cigarId)
  if (!cigar) return undefined
  const taste = tastePrinciple(memberTaste, ['cigar'])
  const pair = toPair(catalogue, cigar, drink)
  return toSuggestedCigar({ catalogue, phrasebook }, pair, scorePair(pair, [taste]), taste)
}

const toPair = (catalogue: Catalogue, cigar: Cigar, drink: Drink): Pair => ({
  ...catalogue,
  cigar: profileOf(cigar, undefined, []),
  drink,
})

function toSuggestedCigar(
  { catalogue, phrasebook }: AdviceSources,
  pair: Pair,
  scored: Pick<ScoredDrink, 'score' | 'reasons'>,
  taste: Principle,
): SuggestedCigar {
  return {
    ...toCigarResponse(catalogue, { profile: pair.cigar, recognition: 'exact' }),
    ...toPairingResponse(phrasebook, { recognition: 'exact' }, pair, scored, taste),
  }
}

/** Advises on a typed drink, or on the likeliest one and asks. Saves the first cigar in the member's vault unless it asks. */
export async function adviseCigars(
  sommelier: Sommelier,
  ranking: CigarRanking,
  memberId: string,
  typed: string,
): Promise<CigarAdvice> {
  const { catalogue, phrasebook } = sommelier
  const understood = await understandDrink(sommelier, memberId, typed)
  if (!understood) throw refuse(sommelierContract.adviseCigars, 'NOT_A_DRINK')
  const { drink } = understood
  const taste = await tasteOrNone(sommelier, memberId)
  const advice = composeCigars(ranking, phrasebook, drink, taste)
  const [first] = advice.cigars
  const recognition = recognitionOf(understood)
  const pairing = {
    cigar_name: cigarName(first!),
    pairing_type: drink.kind,
    pairing_name: drink.name,
    notes: advice.result,
    cigar_id: first!.id,
    drink_id: drink.judgedAs === undefined ? drink.id : null,
    result: keepCigar(advice),
  }
  return {
    ...advice,
    recognition,
    question: askWhichDrinkIsMeant(
      typed,
      understood,
      catalogue.findDrinks(typed),
      catalogue.askWhichDrink(understood),
    ),
    saved: recognition === 'exact' ? await saveAdvice(sommelier, memberId, pairing) : null,
  }
}
