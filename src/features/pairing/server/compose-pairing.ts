import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { Pair, ScoredDrink } from '../engine/engine.rules.ts'
import type { FreePairing } from '../pairing.contract.ts'
import { countWords, type Phrasebook } from '../wording/wording.rules.ts'
import { makerLinesOf } from './best-known-lines.ts'
import { composePairTexts } from './compose-pair-texts.ts'
import type { IdentifiedCigar } from './identified-cigar.ts'
import { appendQuestion, toCigarResponse, toDrinkResponse } from './pairing-response.ts'

export interface PairingSources {
  catalogue: Catalogue
  phrasebook: Phrasebook
}

/** Facts, points and sentences of a scored pair. */
export function composePairing(
  { catalogue, phrasebook }: PairingSources,
  identified: IdentifiedCigar,
  scored: ScoredDrink,
): Omit<FreePairing, 'address' | 'others'> {
  const { profile, question } = identified
  const { familyOf, labelOf, matches } = catalogue
  const pair: Pair = { cigar: profile, drink: scored.drink, familyOf, labelOf, matches }
  const maker = makerLinesOf(catalogue, identified)
  const questionWords = countWords([appendQuestion('', profile, question, phrasebook)])
  const { result, reasons, ...texts } = composePairTexts(identified, pair, scored, phrasebook, questionWords)
  return {
    result: appendQuestion(result, profile, question, phrasebook),
    cigar: toCigarResponse(catalogue, identified),
    drink: { ...toDrinkResponse(catalogue, scored.drink), score: texts.score },
    ...texts,
    reasons: [...reasons],
    question: question ?? null,
    ...(maker && { maker }),
  }
}
