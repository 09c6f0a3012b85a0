import type { Vault } from '#features/vault/server/open-vault.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { ratedInVault, suggestedFromCatalogue, unratedInVault } from './cigar-sources.ts'
import { keptInHumidor } from './kept-in-humidor.ts'
import type { Tonight } from './pick-tonight.ts'
import { openRefusedCigars, type RefusedCigars } from './tonight.store.ts'

interface Services extends Omit<Tonight, 'cigars' | 'refused'> {
  database: Pick<Database, 'inTransaction' | 'runAsMember'>
  vault: Pick<Vault, 'ratingsOf' | 'latestCigarIds'>
}

export interface OpenedTonight extends Tonight {
  refused: RefusedCigars
}

export function openTonight(services: Services): OpenedTonight {
  const { catalogue, database, vault } = services
  return {
    ...services,
    cigars: [
      ...keptInHumidor(catalogue),
      ratedInVault(catalogue),
      unratedInVault(catalogue, vault),
      suggestedFromCatalogue(catalogue),
    ],
    refused: openRefusedCigars(database),
  }
}
