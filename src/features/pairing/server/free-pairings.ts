import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { refuse } from '#platform/api.contract.ts'
import { Recent } from '#platform/server/recent.ts'
import { flavourShapeOf } from '../flavour.rules.ts'
import { type FreePairing, pairingContract, resultPages } from '../pairing.contract.ts'
import { type CigarProfile, drawingOf, profileOf } from '../profile.rules.ts'
import { type Pair, type Ranked, rankDrinks, rankFamilies, scorePair } from '../scoring.rules.ts'
import { describeCigar, detailCigar, wordPair } from '../words.rules.ts'
import { readCigarInHand } from './read-cigar-in-hand.ts'

/** The free recommendation: one drink for a cigar, of all the drinks the house knows. */
export interface FreePairings {
  /** For whatever was typed. Refuses what is no cigar. */
  forText(typed: string): FreePairing
  /** For a line of the catalogue; undefined when there is no such line. */
  forCigar(cigarId: string): FreePairing | undefined
}

/** The same text always has the same answer, so the latest few thousand are kept. */
const remembered = 2500

export function openFreePairings(catalogue: HouseCatalogue): FreePairings {
  const byText = new Recent<FreePairing>(remembered)
  const byCigar = new Recent<FreePairing>(remembered)
  const pair = (profile: CigarProfile, address: string) =>
    byCigar.recall(`${address} ${Object.values(profile.vitola).join(' ')}`, () =>
      Object.freeze(pairCigar(catalogue, profile, address)),
    )
  const pairText = (typed: string): FreePairing => {
    const inHand = readCigarInHand(catalogue, typed)
    if (!inHand) throw refuse(pairingContract.recommendFreePairing, 'NOT_A_CIGAR')
    const { profile, recognition } = inHand
    const pairing = pair(profile, profile.id ? resultPages.ofCigar(profile.id) : resultPages.ofWords(typed))
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

function pairCigar(catalogue: HouseCatalogue, profile: CigarProfile, address: string): FreePairing {
  const drink = houseChoice(rankDrinks(profile, catalogue.drinks, catalogue), profile)
  const { familyOf, labelOf } = catalogue
  const pair: Pair = { cigar: profile, drink, familyOf, labelOf }
  const scored = scorePair(pair)
  return {
    ...wordPair(pair, scored),
    cigar: {
      id: profile.id ?? null,
      brand: profile.brand,
      line: profile.line,
      recognition: profile.isInferred ? 'inferred' : 'exact',
      description: describeCigar(profile),
      detail: detailCigar(profile),
      drawing: drawingOf(profile),
      flavour: flavourShapeOf(profile.notes, familyOf, { earth: 0.04 * profile.strength }),
    },
    drink: drinkInAnswer(catalogue, drink),
    score: scored.score,
    reasons: scored.reasons,
    address,
  }
}

/** How much better a wine or a drink without alcohol has to be before the house pours it instead of a spirit. */
const lead = 5

/** Nobody has named a kind, so it is the usual one, spirit, unless something else is clearly better. */
function houseChoice(ranked: readonly Ranked[], cigar: CigarProfile): Drink {
  const families = rankFamilies(ranked, cigar)
  const first = families[0]!
  const spirit = families.find(({ best }) => best.kind === 'spirit') ?? first
  return first.points >= spirit.points + lead ? first.best : spirit.best
}

function drinkInAnswer(catalogue: HouseCatalogue, drink: Drink): FreePairing['drink'] {
  const { id, name, kind, family, style, proof, serve, recipe, glass, colour } = drink
  const flavour = flavourShapeOf(drink.notes, catalogue.familyOf, {
    sweet: 0.06 * drink.sweetness,
    earth: 0.06 * drink.smoke,
  })
  return { id, name, kind, family, style, proof, serve, recipe: [...recipe], glass, colour, flavour }
}
