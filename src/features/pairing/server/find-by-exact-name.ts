import type { CigarLine, Drink, DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { identifyCigar } from './identify-cigar.ts'

/** Exact matches only: a likely match would be shown as a different cigar. */
export function findLineByName(catalogue: Catalogue, name: string): CigarLine | undefined {
  const identified = identifyCigar(catalogue, name)
  return identified?.isExactName ? catalogue.linesById.get(identified.profile.id ?? '') : undefined
}

/** Names take precedence over aliases. */
export function findDrinkByName(
  { drinks }: Pick<Catalogue, 'drinks'>,
  name: string,
  kind?: DrinkKind,
): Drink | undefined {
  const wanted = plain(name)
  const ofKind = kind ? drinks.filter(drink => drink.kind === kind) : drinks
  return (
    ofKind.find(drink => plain(drink.name) === wanted) ??
    ofKind.find(({ aliases }) => aliases.some(alias => plain(alias) === wanted))
  )
}

function plain(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
