import type { Pair, Principle, ScoredDrink } from '#features/pairing/engine/engine.rules.ts'
import type { FreePairing, Reason } from '#features/pairing/pairing.contract.ts'
import { composeWording, type Phrasebook } from '#features/pairing/wording/wording.rules.ts'
import type { SuggestedDrink } from '../sommelier.contract.ts'

type PairingResponse = Omit<SuggestedDrink, keyof FreePairing['drink'] | 'school' | 'schoolPoints'>

/** Sentences and reasons for one pair, with the reasons of the member's own taste marked. */
export function toPairingResponse(
  phrasebook: Phrasebook,
  pair: Pair,
  { score, reasons }: Pick<ScoredDrink, 'score' | 'reasons'>,
  taste: Principle,
): PairingResponse {
  const sentences = composeWording(pair, { drink: pair.drink, score, reasons }, phrasebook)
  const { verdict, why, share, differ, weight, thirds, caution, result } = sentences
  const tasteReasons = reasonsOf(taste, pair)
  return {
    score,
    verdict,
    reasons: reasons.map(reason => ({
      ...reason,
      isOwnTaste: tasteReasons.some(({ text }) => text === reason.text),
    })),
    taste: tasteReasons.reduce((sum, { points }) => sum + points, 0),
    why,
    share,
    differ,
    weight,
    thirds,
    caution,
    result,
  }
}

function reasonsOf(principle: Principle, pair: Pair): Reason[] {
  const reasons: Reason[] = []
  principle(pair, (points, text) => reasons.push({ points, text: text() }))
  return reasons
}
