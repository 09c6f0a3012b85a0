import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { capitalize } from '#platform/text.rules.ts'
import type { CigarProfile, ScoredCigar, ScoredDrink } from '../engine/engine.rules.ts'
import { type OtherPair, resultPages } from '../pairing.contract.ts'
import { leafAndStrength } from '../suggestion-words.rules.ts'
import type { DrinksOfKind } from './suggest-asked-drink.ts'

/** Other drinks beside a cigar: one without alcohol, and one of another family that is easy to buy. */
export type FindOtherDrinks = (
  profile: CigarProfile,
  first: Pick<ScoredDrink, 'drink' | 'score'>,
  /** The page of the cigar with another drink. */
  addressWith: (drinkId: string) => string,
  /** Named by the visitor, and not chosen for the cigar. */
  isDrinkNamed?: boolean,
) => OtherPair[]

export function openOtherDrinks(drinksOfKind: DrinksOfKind): FindOtherDrinks {
  return (profile, { drink: first, score }, addressWith, isDrinkNamed = false) => {
    const isDry = first.kind === 'mocktail'
    const sober = drinksOfKind(profile, 'mocktail').filter(({ drink }) => drink.family !== first.family)
    const withoutAlcohol = sober[0]
    const instead = [
      ...(isDry ? sober.slice(1) : []),
      ...(isDry && !isDrinkNamed
        ? []
        : [...drinksOfKind(profile, 'spirit'), ...drinksOfKind(profile, 'wine')]),
    ]
    const others = instead.filter(
      ({ drink }) => drink.family !== first.family && drink.family !== withoutAlcohol?.drink.family,
    )
    const easy = others.filter(({ drink }) => drink.availability === 'usual' && drink.price !== '$$$$')
    // A second choice with more points than our first would need a reason of its own.
    const second = isDrinkNamed ? [] : easy.filter(each => each.score <= score)
    const toOther = (role: OtherPair['role'], scored: ScoredDrink | undefined): OtherPair[] =>
      scored
        ? [
            {
              role,
              id: scored.drink.id,
              name: scored.drink.name,
              detail: capitalize(scored.drink.style),
              score: scored.score,
              address: addressWith(scored.drink.id),
            },
          ]
        : []
    return [
      ...toOther('without-alcohol', withoutAlcohol),
      ...toOther('instead', best(second) ?? best(easy) ?? best(others)),
    ]
  }
}

function best(drinks: readonly ScoredDrink[]): ScoredDrink | undefined {
  return drinks.toSorted((one, other) => other.score - one.score)[0]
}

/** The next best cigars for a drink. */
export function toOtherCigars(drink: Drink, cigars: readonly ScoredCigar[]): OtherPair[] {
  return cigars.map(({ cigar, score }) => ({
    role: 'cigar',
    id: cigar.id,
    name: cigarName(cigar),
    detail: leafAndStrength(cigar),
    score,
    address: resultPages.ofPair(cigar.id, drink.id),
  }))
}
