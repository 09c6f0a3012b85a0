import type { Cigar, Drink, DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { readCigarInHand } from './read-cigar-in-hand.ts'

/** The one line that this name can mean: what is only likely would be drawn and told as something else. */
export function cigarNamed(catalogue: HouseCatalogue, name: string): Cigar | undefined {
  const inHand = readCigarInHand(catalogue, name)
  return inHand?.recognition === 'exact' ? catalogue.cigarsById.get(inHand.profile.id ?? '') : undefined
}

/** The drink of this name, or else the one that is also called so. */
export function drinkNamed(
  { drinks }: Pick<HouseCatalogue, 'drinks'>,
  name: string,
  kind?: DrinkKind,
): Drink | undefined {
  const said = plain(name)
  const ofKind = kind ? drinks.filter(drink => drink.kind === kind) : drinks
  return (
    ofKind.find(drink => plain(drink.name) === said) ??
    ofKind.find(({ aliases }) => aliases.some(alias => plain(alias) === said))
  )
}

function plain(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
