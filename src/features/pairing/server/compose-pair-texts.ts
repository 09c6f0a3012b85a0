import type { Pair, ScoredDrink } from '../engine/engine.rules.ts'
import type { FreePairing, PairTexts, Reason } from '../pairing.contract.ts'
import { composeNameOnlyWording, composeWording, type Phrasebook } from '../wording/wording.rules.ts'
import type { IdentifiedCigar } from './identified-cigar.ts'

type Composed = PairTexts & Pick<FreePairing, 'result'> & { reasons: readonly Reason[] }

/** A pair in words and points. With a cigar of which only the name is known there is nothing to score or to compare. */
export function composePairTexts(
  { recognition }: Pick<IdentifiedCigar, 'recognition'>,
  pair: Pair,
  scored: Pick<ScoredDrink, 'score' | 'reasons'>,
  phrasebook: Phrasebook,
  questionWords = 0,
): Composed {
  if (recognition === 'name-only') return { ...nothingToCompare, ...composeNameOnlyWording(pair, phrasebook) }
  const { score, reasons } = scored
  const { verdict, why, share, differ, weight, thirds, caution, result } = composeWording(
    pair,
    scored,
    phrasebook,
    questionWords,
  )
  return { score, verdict, why, share, differ, weight, thirds, caution, result, reasons }
}

const nothingToCompare = {
  score: null,
  verdict: null,
  why: null,
  share: null,
  differ: null,
  weight: null,
  thirds: [],
  reasons: [],
}
