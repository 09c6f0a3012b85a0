import type { ProcedureOutput } from '#platform/api.contract.ts'
import type { catalogueContract, DrinkKind } from '../catalogue.contract.ts'
import type { Catalogue } from './load-catalogue.ts'

export function searchDrinks(
  catalogue: Pick<Catalogue, 'findDrinks' | 'understandDrink' | 'askWhichDrink'>,
  { q, kind, limit }: { q: string; kind?: DrinkKind | undefined; limit: number },
): ProcedureOutput<(typeof catalogueContract)['searchDrinks']> {
  const drinks = catalogue.findDrinks(q).filter(drink => !kind || drink.kind === kind)
  const understood = catalogue.understandDrink(q)
  return {
    recognised: understood !== undefined,
    question: catalogue.askWhichDrink(understood) ?? null,
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
