import type { CigarLine, Drink, DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { memoizeByObject } from '#platform/memoize.rules.ts'
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
  const { byName, byAlias } = namesOf(drinks)
  const isOfKind = (drink: Drink) => kind === undefined || drink.kind === kind
  return byName.get(wanted)?.find(isOfKind) ?? byAlias.get(wanted)?.find(isOfKind)
}

/** An import looks up thousands of names. */
const namesOf = memoizeByObject((drinks: readonly Drink[]) => ({
  byName: groupByNames(drinks, ({ name }) => [name]),
  byAlias: groupByNames(drinks, ({ aliases }) => aliases),
}))

function groupByNames(drinks: readonly Drink[], of: (drink: Drink) => readonly string[]) {
  const groups = new Map<string, Drink[]>()
  for (const drink of drinks)
    for (const name of of(drink).map(plain)) groups.set(name, [...(groups.get(name) ?? []), drink])
  return groups
}

function plain(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
