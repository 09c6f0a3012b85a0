import type { Database } from '#platform/server/database/open-database.ts'
import { openVaultStore, type PairingToSave, type VaultStore } from './vault.store.ts'

/** Where members keep their pairings. */
export interface Vault {
  /** For what another feature advised: the same pairing on the same day stays one row. */
  save(memberId: string, pairing: PairingToSave): Promise<{ id: string }>
  /** Everything there is to ask, for the vault's own routes. */
  pairings: VaultStore
}

export function openVault({ database }: { database: Pick<Database, 'inTransaction'> }): Vault {
  const pairings = openVaultStore(database)
  return { save: pairings.save, pairings }
}
