import type { DrinkFamily } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { refuse } from '#platform/api.contract.ts'
import { LruCache } from '#platform/server/lru-cache.ts'
import { readDrinkWish } from '../drink-wish.rules.ts'
import type { Pair, ScoredDrink } from '../engine/engine.rules.ts'
import { type FreePairing, pairingContract, resultPages } from '../pairing.contract.ts'
import { isAboutWhich } from '../which-line.rules.ts'
import { countWords, type Phrasebook } from '../wording/wording.rules.ts'
import { composePairTexts } from './compose-pair-texts.ts'
import type { IdentifiedCigar } from './identified-cigar.ts'
import { identifyCigar, identifyLine } from './identify-cigar.ts'
import { appendQuestion, toCigarResponse, toDrinkResponse } from './pairing-response.ts'
import { createSuggestAsked } from './suggest-asked-drink.ts'

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
  const suggest = createSuggestAsked(catalogue)
  const pairAt = (identified: IdentifiedCigar, address: string, families: readonly DrinkFamily[] = []) => {
    const { recognition, profile, question } = identified
    const size = [...Object.values(profile.vitola), profile.unlistedSize]
    return byCigar.getOrSet([address, recognition, Boolean(question), ...size].join(' '), () =>
      Object.freeze(
        pairCigar({ catalogue, phrasebook }, identified, suggest(identified.profile, families), address),
      ),
    )
  }
  const pairText = (typed: string): FreePairing => {
    const identified = identifyCigar(catalogue, typed)
    if (!identified) {
      const code = catalogue.understandDrink(typed) ? 'A_DRINK' : 'NOT_A_CIGAR'
      throw refuse(pairingContract.recommendFreePairing, code)
    }
    const families = readDrinkWish(typed, namesOf(catalogue, identified))
    const address = families.length > 0 ? resultPages.ofWords(typed) : addressOf(identified, typed)
    return pairAt(identified, address, families)
  }
  return {
    forText: typed => byText.getOrSet(typed, () => pairText(typed)),
    forCigar(cigarId) {
      const identified = identifyLine(catalogue, cigarId)
      return identified && pairAt(identified, resultPages.ofCigar(cigarId))
    },
  }
}

function namesOf({ linesById }: Catalogue, { profile }: IdentifiedCigar): readonly string[] {
  const { id, brand, line } = profile
  // The line of an unlisted cigar repeats the text.
  if (brand === 'Unlisted') return []
  return [brand, line, ...(linesById.get(id ?? '')?.aliases ?? [])]
}

/** The page of the line, unless the text says more than the line does. */
function addressOf({ profile, recognition, question }: IdentifiedCigar, typed: string): string {
  const asksWhich = question && isAboutWhich(question)
  const isOfLine = profile.id && recognition !== 'inferred' && !asksWhich && !isPartlyAnswered(question)
  return isOfLine ? resultPages.ofCigar(profile.id!) : resultPages.ofWords(typed)
}

/** `Shady XX, wrapper not known` has one question left. */
function isPartlyAnswered(question: IdentifiedCigar['question']): boolean {
  return question !== undefined && new Set(question.choices.map(({ about }) => about)).size === 1
}

interface Sources {
  catalogue: Catalogue
  phrasebook: Phrasebook
}

function pairCigar(
  { catalogue, phrasebook }: Sources,
  identified: IdentifiedCigar,
  scored: ScoredDrink,
  address: string,
): FreePairing {
  const { profile, question } = identified
  const { familyOf, labelOf, matches } = catalogue
  const pair: Pair = { cigar: profile, drink: scored.drink, familyOf, labelOf, matches }
  const questionWords = countWords([appendQuestion('', profile, question, phrasebook)])
  const { result, reasons, ...texts } = composePairTexts(identified, pair, scored, phrasebook, questionWords)
  return {
    result: appendQuestion(result, profile, question, phrasebook),
    cigar: toCigarResponse(catalogue, identified),
    drink: { ...toDrinkResponse(catalogue, scored.drink), score: texts.score },
    ...texts,
    reasons: [...reasons],
    question: question ?? null,
    address,
  }
}
