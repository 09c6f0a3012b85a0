import type { VersionQuestion } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { refuse } from '#platform/api.contract.ts'
import { LruCache } from '#platform/server/lru-cache.ts'
import { type CigarProfile, type Pair, profileOf, suggestDrink } from '../engine/engine.rules.ts'
import { type FreePairing, pairingContract, resultPages } from '../pairing.contract.ts'
import { composeWording, type Phrasebook } from '../wording/wording.rules.ts'
import { identifyCigar } from './identify-cigar.ts'
import { appendVersionQuestion, toCigarResponse, toDrinkResponse } from './pairing-response.ts'

/** One drink for a cigar, out of the whole catalogue. */
export interface FreePairings {
  /** Refuses text that is not a cigar. */
  forText(typed: string): FreePairing
  /** Undefined if there is no such line. */
  forCigar(cigarId: string): FreePairing | undefined
}

/** Results are deterministic, so they are cached. */
const cacheSize = 4000

export function openFreePairings(catalogue: Catalogue, phrasebook: Phrasebook): FreePairings {
  const byText = new LruCache<FreePairing>(cacheSize)
  const byCigar = new LruCache<FreePairing>(cacheSize)
  const pair = (profile: CigarProfile, address: string) =>
    byCigar.getOrSet(`${address} ${Object.values(profile.vitola).join(' ')}`, () =>
      Object.freeze(pairCigar({ catalogue, phrasebook }, profile, address)),
    )
  const pairText = (typed: string): FreePairing => {
    const identified = identifyCigar(catalogue, typed)
    if (!identified) throw refuse(pairingContract.recommendFreePairing, 'NOT_A_CIGAR')
    const { profile, recognition, question } = identified
    const isAddressedByText = !profile.id || question
    const address = isAddressedByText ? resultPages.ofWords(typed) : resultPages.ofCigar(profile.id!)
    const pairing = withQuestion(pair(profile, address), profile, question)
    if (pairing.cigar.recognition === recognition) return pairing
    return Object.freeze({ ...pairing, cigar: { ...pairing.cigar, recognition } })
  }
  return {
    forText: typed => byText.getOrSet(typed, () => pairText(typed)),
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
  return Object.freeze({
    ...pairing,
    question,
    result: appendVersionQuestion(pairing.result, profile, question),
  })
}

interface Sources {
  catalogue: Catalogue
  phrasebook: Phrasebook
}

function pairCigar({ catalogue, phrasebook }: Sources, profile: CigarProfile, address: string): FreePairing {
  const { drinks, familyOf, labelOf } = catalogue
  const scored = suggestDrink(profile, drinks, catalogue)
  const pair: Pair = { cigar: profile, drink: scored.drink, familyOf, labelOf }
  return {
    ...composeWording(pair, scored, phrasebook),
    cigar: {
      ...toCigarResponse(catalogue, profile),
      recognition: profile.isInferred ? 'inferred' : 'exact',
    },
    drink: toDrinkResponse(catalogue, scored.drink),
    score: scored.score,
    reasons: scored.reasons,
    question: null,
    address,
  }
}
