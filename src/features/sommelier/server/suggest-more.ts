import { refuse } from '#platform/api.contract.ts'
import { type Advice, type CigarAdvice, sommelierContract } from '../sommelier.contract.ts'
import { type CigarRanking, composeCigars } from './advise-cigars.ts'
import { type AdviceRequest, readContext, type Sommelier, tasteOrNone } from './advise-member.ts'
import { suggestOtherDrinks } from './compose-advice.ts'
import { understandDrink } from './understand-drink.ts'

/** More drinks for the cigar, of families that were not shown. */
export async function suggestMoreDrinks(
  sommelier: Sommelier,
  memberId: string,
  { shown, ...request }: AdviceRequest & { shown: readonly string[] },
): Promise<Pick<Advice, 'drinks'>> {
  const { cigarInHand, member } = await readContext(sommelier, memberId, request)
  const drinks = [...(member.available ?? []), ...sommelier.catalogue.drinks]
  const shownFamilies = drinks.filter(({ id }) => shown.includes(id)).map(({ family }) => family)
  const more = suggestOtherDrinks(sommelier, cigarInHand, request.pairingType, { ...member, shownFamilies })
  return { drinks: more.drinks }
}

/** More cigars for the drink, of makers that were not shown. */
export async function suggestMoreCigars(
  sommelier: Sommelier,
  ranking: CigarRanking,
  memberId: string,
  { drink: typed, shown }: { drink: string; shown: readonly string[] },
): Promise<Pick<CigarAdvice, 'cigars'>> {
  const understood = await understandDrink(sommelier, memberId, typed)
  if (!understood) throw refuse(sommelierContract.suggestMoreCigars, 'NOT_A_DRINK')
  const taste = await tasteOrNone(sommelier, memberId)
  const makers = shown.flatMap(id => sommelier.catalogue.cigarsById.get(id)?.brand ?? [])
  const { cigars } = composeCigars(ranking, sommelier.phrasebook, understood.drink, taste, makers)
  return { cigars }
}
