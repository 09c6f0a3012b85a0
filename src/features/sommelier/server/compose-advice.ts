import type { DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import type { Phrasebook } from '#features/pairing/phrasebook.rules.ts'
import type { Scored } from '#features/pairing/scoring.rules.ts'
import { askBack, cigarInAnswer, drinkInAnswer } from '#features/pairing/server/describe-pair.ts'
import { readCigarInHand } from '#features/pairing/server/read-cigar-in-hand.ts'
import { suggestDrinks } from '#features/pairing/suggestions.rules.ts'
import { wordPair } from '#features/pairing/words.rules.ts'
import { refuse } from '#platform/api.contract.ts'
import { schoolChoices, schoolOf } from '../schools.rules.ts'
import { type Advice, sommelierContract } from '../sommelier.contract.ts'

export interface AdviceSources {
  catalogue: HouseCatalogue
  phrasebook: Phrasebook
}

/** Three drinks of this kind for the cigar that was typed. Refuses what is no cigar. */
export function composeAdvice(
  { catalogue, phrasebook }: AdviceSources,
  typed: string,
  kind: DrinkKind,
): Omit<Advice, 'saved'> {
  const inHand = readCigarInHand(catalogue, typed)
  if (!inHand) throw refuse(sommelierContract.adviseMember, 'NOT_A_CIGAR')
  const { profile, recognition, question } = inHand
  const pairOf = ({ drink }: Pick<Scored, 'drink'>) => ({ ...catalogue, cigar: profile, drink })
  const suggested = suggestDrinks(profile, catalogue.drinks, kind, catalogue)
  const worded = suggested.map(scored => ({ scored, words: wordPair(pairOf(scored), scored, phrasebook) }))
  const { result, thirds, caution } = worded[0]!.words
  return {
    result: question ? askBack(result, profile, question) : result,
    pairingType: kind,
    cigar: { ...cigarInAnswer(catalogue, profile), recognition },
    drinks: worded.map(({ scored, words: { verdict, why, share, differ, weight } }) => ({
      ...drinkInAnswer(catalogue, scored.drink),
      score: scored.score,
      verdict,
      school: schoolOf(pairOf(scored)),
      reasons: scored.reasons,
      why,
      share,
      differ,
      weight,
    })),
    schools: schoolChoices(suggested.map(pairOf)),
    thirds,
    caution,
    question: question ?? null,
  }
}
