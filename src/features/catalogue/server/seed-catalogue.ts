import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { CatalogueData } from '../catalogue.contract.ts'
import { replaceCigars, replaceDrinks } from './catalogue.store.ts'

/** Synchronizes the rows with the data files. */
export async function seedCatalogue(
  transaction: Transaction,
  { lines, drinks }: Pick<CatalogueData, 'lines' | 'drinks'>,
): Promise<void> {
  await replaceCigars(
    transaction,
    lines.map(line => ({ id: line.id, brand: line.brand, line: line.line, facts: line })),
  )
  await replaceDrinks(
    transaction,
    drinks.map(drink => ({
      id: drink.id,
      name: drink.name,
      kind: drink.kind,
      family: drink.family,
      facts: drink,
    })),
  )
}
