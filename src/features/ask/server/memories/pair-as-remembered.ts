import { type Cigar, cataloguePages, type Drink } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { type FreePairing, pairingContract, resultPages } from '#features/pairing/pairing.contract.ts'
import type { FreePairings } from '#features/pairing/server/free-pairings.ts'
import { refuse } from '#platform/api.contract.ts'
import { countNamed } from '../count-named.ts'
import type { NamedProduct } from '../find-named-products.ts'
import { answerPairing, type PairingSources } from '../replies/about-pairing.ts'
import { refusedIn } from '../replies/drink-wish.ts'
import type { Reply } from '../reply.ts'
import type { Meaning } from './memory-meaning.ts'

interface Sources extends PairingSources {
  catalogue: Catalogue
}

/** The same pairing as without memories if it suits what the member has told, and else the best one that does. */
export function pairAsRemembered(
  sources: Sources,
  products: readonly NamedProduct[],
  question: string,
  memories: readonly Meaning[],
): Reply | undefined {
  if (memories.length === 0 || namesBoth(sources, products, question))
    return answerPairing(sources, products, question)
  const { freePairings, usedFor } = pairingsThatSuit(sources, memories)
  const reply = answerPairing({ ...sources, freePairings }, products, question)
  return reply && { ...reply, remembered: usedFor(reply) }
}

/** Then the question says which pair it is about; a drink that is refused does not count. */
function namesBoth(
  { findNamedProducts }: Sources,
  products: readonly NamedProduct[],
  question: string,
): boolean {
  const { cigars, drinks } = countNamed(products)
  return cigars > 0 && drinks > countNamed(findNamedProducts(refusedIn(question))).drinks
}

interface SuitingPairings {
  freePairings: FreePairings
  /** What counted for the pairing that the reply is about. */
  usedFor(reply: Reply): readonly Meaning[]
}

function pairingsThatSuit(
  { catalogue, freePairings }: Sources,
  memories: readonly Meaning[],
): SuitingPairings {
  const usedByPath = new Map<string, readonly Meaning[]>()
  const noted = (pairing: FreePairing, used: readonly Meaning[]) => {
    for (const path of pathsOf(pairing)) usedByPath.set(path, used)
    return pairing
  }
  const ofDrinks = memories.filter(({ suitsDrink }) => suitsDrink)
  const ofCigars = memories.filter(({ suitsCigar }) => suitsCigar)
  const drinkSuits = (drinkId: string) => suitsAll(ofDrinks, catalogue.drinksById.get(drinkId), 'suitsDrink')
  return {
    usedFor: ({ sources: [first] }) => usedByPath.get(first?.path ?? '') ?? [],
    freePairings: {
      ...freePairings,
      forCigar(cigarId, suits) {
        const first = freePairings.forCigar(cigarId, suits)
        if (!first || ofDrinks.length === 0) return first
        if (drinkSuits(first.drink.id)) return noted(first, ofDrinks)
        for (const used of [ofDrinks, ofDrinks.filter(({ isWithoutAlcohol }) => isWithoutAlcohol)]) {
          const both = (drink: Drink) => (suits?.(drink) ?? true) && suitsAll(used, drink, 'suitsDrink')
          const found = used.length > 0 ? freePairings.forCigar(cigarId, both) : undefined
          if (found) return noted(found, used)
        }
        // Whoever drinks no alcohol gets none, whatever else could not be had.
        return ofDrinks.some(({ isWithoutAlcohol }) => isWithoutAlcohol) ? undefined : first
      },
      forDrink(drinkId, suits) {
        const first = freePairings.forDrink(drinkId, suits)
        if (!first || ofCigars.length === 0) return first
        const both = (cigar: Cigar) => (suits?.(cigar) ?? true) && suitsAll(ofCigars, cigar, 'suitsCigar')
        const cigar = catalogue.cigarsById.get(first.cigar.id ?? '')
        const found = suitsAll(ofCigars, cigar, 'suitsCigar') ? first : freePairings.forDrink(drinkId, both)
        return found ? noted(found, ofCigars) : first
      },
      forText(typed, drinkId) {
        const first = freePairings.forText(typed, drinkId)
        if (ofDrinks.length === 0) return first
        if (drinkSuits(first.drink.id)) return noted(first, ofDrinks)
        const other = first.others.find(({ id, role }) => role !== 'cigar' && drinkSuits(id))
        if (other) return noted(freePairings.forText(typed, other.id), ofDrinks)
        throw refuse(pairingContract.recommendFreePairing, 'NOT_A_CIGAR')
      },
    },
  }
}

function suitsAll<Key extends 'suitsDrink' | 'suitsCigar'>(
  memories: readonly Meaning[],
  product: Parameters<NonNullable<Meaning[Key]>>[0] | undefined,
  key: Key,
): boolean {
  return memories.every(meaning => {
    const suits = meaning[key] as ((one: typeof product) => boolean) | undefined
    return product === undefined || (suits?.(product) ?? true)
  })
}

/** By which a reply may name it. */
function pathsOf({ address, cigar, drink }: FreePairing): string[] {
  return [
    address,
    cataloguePages.drink(drink.id),
    ...(cigar.id ? [resultPages.ofPair(cigar.id, drink.id)] : []),
  ]
}
