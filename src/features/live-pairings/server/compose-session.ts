import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { scorePair, suggestDrinks } from '#features/pairing/engine/engine.rules.ts'
import { identifyCigar } from '#features/pairing/server/identify-cigar.ts'
import { toCigarResponse } from '#features/pairing/server/pairing-response.ts'
import { refuse } from '#platform/api.contract.ts'
import { livePairingsContract } from '../live-pairings.contract.ts'
import type { NewSession } from './live-pairings.store.ts'

const { openSession } = livePairingsContract

/** Cigar and drinks as they were typed; without drinks the three that the engine proposes, of different families. */
export function composeSession(
  catalogue: Catalogue,
  { cigar: typed, drinks }: { cigar: string; drinks?: readonly string[] | undefined },
): NewSession {
  const identified = identifyCigar(catalogue, typed)
  if (!identified) throw refuse(openSession, 'NOT_A_CIGAR')
  const { profile } = identified
  const cigar = toCigarResponse(catalogue, identified)
  const chosen = drinks
    ? drinks.map(text => drinkOf(catalogue, text))
    : suggestDrinks(profile, catalogue.drinks, 'spirit', catalogue).map(({ drink }) => drink)
  if (new Set(chosen.map(({ id }) => id)).size < chosen.length) throw refuse(openSession, 'SAME_DRINK')
  return {
    cigarId: cigar.id,
    cigarName: cigarName(cigar),
    drinks: chosen.map(drink => ({
      id: drink.id,
      name: drink.name,
      score: scorePair({ ...catalogue, cigar: profile, drink }).score,
    })),
  }
}

function drinkOf(catalogue: Catalogue, text: string): Drink {
  const understood = catalogue.understandDrink(text)
  if (!understood?.isExact || understood.group) throw refuse(openSession, 'NOT_A_DRINK')
  return understood.drink
}
