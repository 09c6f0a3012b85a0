import type { VersionQuestion } from '#features/catalogue/catalogue.contract.ts'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { refuse } from '#platform/api.contract.ts'
import { Recent } from '#platform/server/recent.ts'
import type { Pair } from '../pair.rules.ts'
import { type FreePairing, pairingContract, resultPages } from '../pairing.contract.ts'
import type { Phrasebook } from '../phrasebook.rules.ts'
import { type CigarProfile, profileOf } from '../profile.rules.ts'
import { suggestDrink } from '../suggestions.rules.ts'
import { wordPair } from '../words.rules.ts'
import { askBack, cigarInAnswer, drinkInAnswer } from './describe-pair.ts'
import { readCigarInHand } from './read-cigar-in-hand.ts'

/** One drink for a cigar, out of the whole catalogue. */
export interface FreePairings {
  /** Refuses text that is not a cigar. */
  forText(typed: string): FreePairing
  /** Undefined if there is no such line. */
  forCigar(cigarId: string): FreePairing | undefined
}

/** Results are deterministic, so they are cached. */
const cacheSize = 4000

export function openFreePairings(catalogue: HouseCatalogue, phrasebook: Phrasebook): FreePairings {
  const byText = new Recent<FreePairing>(cacheSize)
  const byCigar = new Recent<FreePairing>(cacheSize)
  const pair = (profile: CigarProfile, address: string) =>
    byCigar.recall(`${address} ${Object.values(profile.vitola).join(' ')}`, () =>
      Object.freeze(pairCigar({ catalogue, phrasebook }, profile, address)),
    )
  const pairText = (typed: string): FreePairing => {
    const identified = readCigarInHand(catalogue, typed)
    if (!identified) throw refuse(pairingContract.recommendFreePairing, 'NOT_A_CIGAR')
    const { profile, recognition, question } = identified
    const isAddressedByText = !profile.id || question
    const address = isAddressedByText ? resultPages.ofWords(typed) : resultPages.ofCigar(profile.id!)
    const pairing = withQuestion(pair(profile, address), profile, question)
    if (pairing.cigar.recognition === recognition) return pairing
    return Object.freeze({ ...pairing, cigar: { ...pairing.cigar, recognition } })
  }
  return {
    forText: typed => byText.recall(typed, () => pairText(typed)),
    forCigar(cigarId) {
      const cigar = catalogue.cigarsById.get(cigarId)
      return cigar && pair(profileOf(cigar, undefined, []), resultPages.ofCigar(cigarId))
    },
  }
}

function withQuestion(
  pairing: FreePairing,
  profile: CigarProfile,
  question: VersionQuestion | undefined,
): FreePairing {
  if (!question) return pairing
  return Object.freeze({ ...pairing, question, result: askBack(pairing.result, profile, question) })
}

interface Sources {
  catalogue: HouseCatalogue
  phrasebook: Phrasebook
}

function pairCigar({ catalogue, phrasebook }: Sources, profile: CigarProfile, address: string): FreePairing {
  const { drinks, familyOf, labelOf } = catalogue
  const scored = suggestDrink(profile, drinks, catalogue)
  const pair: Pair = { cigar: profile, drink: scored.drink, familyOf, labelOf }
  return {
    ...wordPair(pair, scored, phrasebook),
    cigar: {
      ...cigarInAnswer(catalogue, profile),
      recognition: profile.isInferred ? 'inferred' : 'exact',
    },
    drink: drinkInAnswer(catalogue, scored.drink),
    score: scored.score,
    reasons: scored.reasons,
    question: null,
    address,
  }
}
