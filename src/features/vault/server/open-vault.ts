import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { idsThatFit, type PairingToSave, recognisePairing } from './recognise-pairing.ts'
import { type JustKept, openVaultStore, type VaultStore } from './vault.store.ts'
import type { PairingIds } from './vault.tables.ts'

/** Where members keep their pairings. */
export interface Vault {
  /** For what another feature advised: the same pairing on the same day stays one row, which keeps its notes. */
  save(
    memberId: string,
    pairing: PairingToSave,
  ): Promise<{ id: string; isNew: boolean; rating: number | null }>
  /** For what a member sends: the latest notes stay, and ids count where they fit the names. */
  saveAsSent(memberId: string, pairing: PairingToSave): Promise<JustKept>
  /** Other notes for what was saved today with those notes, unless the member has taken it out. */
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
    save: (memberId, pairing) => pairings.keep(memberId, recognisePairing(catalogue, pairing)),
    saveAsSent: (memberId, sent) =>
      pairings.save(memberId, recognisePairing(catalogue, idsThatFit(catalogue, sent))),
    retell: pairings.retell,
    ratingsOf: memberId => pairings.rated(memberId, mostRatings),
    pairings,
  }
}
