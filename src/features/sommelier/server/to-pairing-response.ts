import type { Pair, Principle, ScoredDrink } from '#features/pairing/engine/engine.rules.ts'
import type { PairedDrink, Reason } from '#features/pairing/pairing.contract.ts'
import { composePairTexts } from '#features/pairing/server/compose-pair-texts.ts'
import type { IdentifiedCigar } from '#features/pairing/server/identified-cigar.ts'
import {
  composeJudgedBottle,
  createPhrasePicker,
  type Phrasebook,
} from '#features/pairing/wording/wording.rules.ts'
import { composeTasteSentence } from '#features/taste/taste-paragraph.rules.ts'
import type { SuggestedDrink } from '../sommelier.contract.ts'

type PairingResponse = Omit<SuggestedDrink, keyof PairedDrink | 'school' | 'schoolPoints'>

/** Sentences and reasons for one pair, with the reasons of the member's own taste marked. */
export function toPairingResponse(
  phrasebook: Phrasebook,
  cigar: Pick<IdentifiedCigar, 'recognition' | 'told'>,
  pair: Pair,
  scored: Pick<ScoredDrink, 'score' | 'reasons'>,
  taste: Principle,
): PairingResponse {
  const texts = composePairTexts(cigar, pair, scored, phrasebook)
  const tasteReasons = texts.score === null ? [] : reasonsOf(taste, pair)
  const phrases = createPhrasePicker(
    phrasebook,
    `taste ${pair.cigar.id ?? pair.cigar.line} ${pair.drink.id}`,
    {},
  )
  const ofTaste = texts.score === null ? undefined : composeTasteSentence(pair, taste, phrases)
  const ofOwnBottle = composeJudgedBottle(pair.drink, phrasebook)
  return {
    ...texts,
    result: [texts.result, ofTaste, ofOwnBottle].filter(Boolean).join('\n\n'),
    reasons: texts.reasons.map(reason => ({
      ...reason,
      isOwnTaste: tasteReasons.some(({ text }) => text === reason.text),
    })),
    taste: tasteReasons.reduce((sum, { points }) => sum + points, 0),
  }
}

function reasonsOf(principle: Principle, pair: Pair): Reason[] {
  const reasons: Reason[] = []
  principle(pair, (points, text) => reasons.push({ points, text: text() }))
  return reasons
}
