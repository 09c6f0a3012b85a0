import type { Answer } from '#platform/api.contract.ts'
import type { catalogueContract, DrinkKind } from '../catalogue.contract.ts'
import type { HouseCatalogue } from './house-catalogue.ts'

/** What the autocomplete shows: likely drinks, each with what is needed to draw it. */
export function searchDrinks(
  catalogue: Pick<HouseCatalogue, 'findDrinks'>,
  { q, kind, limit }: { q: string; kind?: DrinkKind | undefined; limit: number },
): Answer<(typeof catalogueContract)['searchDrinks']> {
  const found = catalogue.findDrinks(q).filter(drink => !kind || drink.kind === kind)
  return {
    matches: found.slice(0, limit).map(({ id, name, kind, family, style, glass, colour }) => ({
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
