import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { refuse } from '#platform/api.contract.ts'
import { flavourShapeOf } from '../flavour.rules.ts'
import { type FreePairing, pairingContract, resultPages } from '../pairing.contract.ts'
import { drawingOf, profileOf } from '../profile.rules.ts'
import { type Pair, rankDrinks, type Scored } from '../scoring.rules.ts'
import { describeCigar, detailCigar, wordPair } from '../words.rules.ts'
import { type CigarInHand, readCigarInHand } from './read-cigar-in-hand.ts'

/** One drink for the cigar that was typed, of all the drinks the house knows. Refuses what is no cigar. */
export function recommendFreePairing(catalogue: HouseCatalogue, typed: string): FreePairing {
  const inHand = readCigarInHand(catalogue, typed)
  if (!inHand) throw refuse(pairingContract.recommendFreePairing, 'NOT_A_CIGAR')
  return pairCigar(catalogue, inHand, typed)
}

/** The same for a line of the catalogue by its id; undefined when there is no such line. */
export function recommendForCigar(catalogue: HouseCatalogue, cigarId: string): FreePairing | undefined {
  const cigar = catalogue.cigarsById.get(cigarId)
  return cigar && pairCigar(catalogue, { profile: profileOf(cigar, undefined, []), recognition: 'exact' }, '')
}

function pairCigar(
  catalogue: HouseCatalogue,
  { profile, recognition }: CigarInHand,
  typed: string,
): FreePairing {
  const best = houseChoice(rankDrinks(profile, catalogue.drinks, catalogue))
  const pair: Pair = { cigar: profile, drink: best.drink, ...catalogue }
  return {
    ...wordPair(pair, best),
    cigar: {
      id: profile.id ?? null,
      brand: profile.brand,
      line: profile.line,
      recognition,
      description: describeCigar(profile),
      detail: detailCigar(profile),
      drawing: drawingOf(profile),
      flavour: flavourShapeOf(profile.notes, catalogue.familyOf, { earth: 0.04 * profile.strength }),
    },
    drink: drinkInAnswer(catalogue, best),
    score: best.score,
    reasons: best.reasons,
    address: profile.id ? resultPages.ofCigar(profile.id) : resultPages.ofWords(typed),
  }
}

/** How much better a wine or a drink without alcohol has to be before the house pours it instead of a spirit. */
const lead = 5

/** Nobody has named a kind, so it is the usual one, spirit, unless something else is clearly better. */
function houseChoice(ranked: readonly Scored[]): Scored {
  const best = ranked[0]!
  const spirit = ranked.find(({ drink }) => drink.kind === 'spirit') ?? best
  return best.score >= spirit.score + lead ? best : spirit
}

function drinkInAnswer(catalogue: HouseCatalogue, { drink }: Scored): FreePairing['drink'] {
  const { id, name, kind, family, style, proof, serve, recipe, glass, colour } = drink
  const flavour = flavourShapeOf(drink.notes, catalogue.familyOf, {
    sweet: 0.06 * drink.sweetness,
    earth: 0.06 * drink.smoke,
  })
  return { id, name, kind, family, style, proof, serve, recipe: [...recipe], glass, colour, flavour }
}
