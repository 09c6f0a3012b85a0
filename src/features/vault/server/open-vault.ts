import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { type PairingToSave, recognisePairing } from './recognise-pairing.ts'
import { openVaultStore, type VaultStore } from './vault.store.ts'
import type { PairingIds } from './vault.tables.ts'

/** Where members keep their pairings. */
export interface Vault {
  /** For what another feature advised: the same pairing on the same day stays one row. */
  save(memberId: string, pairing: PairingToSave): Promise<{ id: string }>
  /** Other notes for what was saved today, unless the member has taken it out. */
  retell: VaultStore['retell']
  /** What a taste is learned from, the latest first. */
  ratingsOf(memberId: string): Promise<readonly (PairingIds & { rating: number })[]>
  /** Everything there is to ask, for the vault's own routes. */
  pairings: VaultStore
}

interface Sources {
  database: Pick<Database, 'inTransaction'>
  catalogue: HouseCatalogue
}

const mostRatings = 500

export function openVault({ database, catalogue }: Sources): Vault {
  const pairings = openVaultStore(database)
  return {
    save: (memberId, pairing) => pairings.save(memberId, recognisePairing(catalogue, pairing)),
    retell: pairings.retell,
    ratingsOf: memberId => pairings.rated(memberId, mostRatings),
    pairings,
  }
}
