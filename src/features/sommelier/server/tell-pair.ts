import type { Pair, Principle } from '#features/pairing/pair.rules.ts'
import type { FreePairing, Reason } from '#features/pairing/pairing.contract.ts'
import type { Phrasebook } from '#features/pairing/phrasebook.rules.ts'
import type { Scored } from '#features/pairing/scoring.rules.ts'
import { wordPair } from '#features/pairing/words.rules.ts'
import type { SuggestedDrink } from '../sommelier.contract.ts'

type ToldPair = Omit<SuggestedDrink, keyof FreePairing['drink'] | 'school' | 'schoolPoints'>

/** All that is said of one pair, with what the member's own taste has to do with it. */
export function tellPair(
  phrasebook: Phrasebook,
  pair: Pair,
  { score, reasons }: Pick<Scored, 'score' | 'reasons'>,
  taste: Principle,
): ToldPair {
  const words = wordPair(pair, { drink: pair.drink, score, reasons }, phrasebook)
  const { verdict, why, share, differ, weight, thirds, caution, result } = words
  const own = saidBy(taste, pair)
  return {
    score,
    verdict,
    reasons: reasons.map(reason => ({
      ...reason,
      isOwnTaste: own.some(({ text }) => text === reason.text),
    })),
    taste: own.reduce((sum, { points }) => sum + points, 0),
    why,
    share,
    differ,
    weight,
    thirds,
    caution,
    result,
  }
}

function saidBy(principle: Principle, pair: Pair): Reason[] {
  const said: Reason[] = []
  principle(pair, (points, text) => said.push({ points, text: text() }))
  return said
}
