import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { CatalogueData } from '../catalogue.contract.ts'
import { replaceCigars, replaceDrinks } from './catalogue.store.ts'

/** Synchronizes the rows with the data files. */
export async function seedCatalogue(
  transaction: Transaction,
  { cigars, drinks }: Pick<CatalogueData, 'cigars' | 'drinks'>,
): Promise<void> {
  await replaceCigars(
    transaction,
    cigars.map(cigar => ({ id: cigar.id, brand: cigar.brand, line: cigar.line, facts: cigar })),
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
