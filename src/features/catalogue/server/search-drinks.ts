import type { Answer } from '#platform/api.contract.ts'
import type { catalogueContract, DrinkKind } from '../catalogue.contract.ts'
import type { HouseCatalogue } from './house-catalogue.ts'

export function searchDrinks(
  catalogue: Pick<HouseCatalogue, 'findDrinks'>,
  { q, kind, limit }: { q: string; kind?: DrinkKind | undefined; limit: number },
): Answer<(typeof catalogueContract)['searchDrinks']> {
  const drinks = catalogue.findDrinks(q).filter(drink => !kind || drink.kind === kind)
  return {
    matches: drinks.slice(0, limit).map(({ id, name, kind, family, style, glass, colour }) => ({
      id,
      name,
      kind,
      family,
      style,
      glass,
      colour,
    })),
  }
}
