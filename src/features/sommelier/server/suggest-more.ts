import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { refuse } from '#platform/api.contract.ts'
import { type Advice, type CigarAdvice, sommelierContract } from '../sommelier.contract.ts'
import { type CigarRanking, composeCigar, composeCigars } from './advise-cigars.ts'
import { type AdviceRequest, readContext, type Sommelier, tasteOrNone } from './advise-member.ts'
import { adviseOnPair, suggestOtherDrinks } from './compose-advice.ts'
import { understandDrink } from './understand-drink.ts'

interface Shown {
  shown: readonly string[]
  /** Of a pair that an address names: it is answered with this one, and with none if there is no such drink or cigar. */
  only?: string | undefined
}

/** More drinks for the cigar, of families that were not shown. */
export async function suggestMoreDrinks(
  sommelier: Sommelier,
  memberId: string,
  { shown, only, ...request }: AdviceRequest & Shown,
): Promise<Pick<Advice, 'drinks'>> {
  const { cigarInHand, member } = await readContext(sommelier, memberId, request)
  if (only !== undefined) {
    const drink = sommelier.catalogue.drinksById.get(only) ?? (await findOwnBottle(sommelier, memberId, only))
    return { drinks: drink ? adviseOnPair(sommelier, cigarInHand, drink, member.taste).drinks : [] }
  }
  const drinks = [...(member.available ?? []), ...sommelier.catalogue.drinks]
  const shownFamilies = drinks.filter(({ id }) => shown.includes(id)).map(({ family }) => family)
  const more = suggestOtherDrinks(sommelier, cigarInHand, request.pairingType, { ...member, shownFamilies })
  return { drinks: more.drinks }
}

async function findOwnBottle({ bar }: Sommelier, memberId: string, id: string): Promise<Drink | undefined> {
  return [...(await bar.pourable(memberId)).keys()].find(drink => drink.id === id)
}

/** More cigars for the drink, of makers that were not shown. */
export async function suggestMoreCigars(
  sommelier: Sommelier,
  ranking: CigarRanking,
  memberId: string,
  { drink: typed, shown, only }: Shown & { drink: string },
): Promise<Pick<CigarAdvice, 'cigars'>> {
  const understood = await understandDrink(sommelier, memberId, typed)
  if (!understood) throw refuse(sommelierContract.suggestMoreCigars, 'NOT_A_DRINK')
  const taste = await tasteOrNone(sommelier, memberId)
  if (only !== undefined) {
    const cigar = composeCigar(sommelier, understood.drink, only, taste)
    return { cigars: cigar ? [cigar] : [] }
  }
  const makers = shown.flatMap(id => sommelier.catalogue.cigarsById.get(id)?.brand ?? [])
  const { cigars } = composeCigars(ranking, sommelier.phrasebook, understood.drink, taste, makers)
  return { cigars }
}
