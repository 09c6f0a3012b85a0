import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { dropMismatchedIds, type PairingToSave, recognizePairing } from './recognize-pairing.ts'
import { openVaultStore, type UpsertedPairing, type VaultStore } from './vault.store.ts'
import type { PairingIds } from './vault.tables.ts'

export interface Vault {
  /** For advice. The same pairing on the same day is one row, which keeps its notes. */
  save(
    memberId: string,
    pairing: PairingToSave,
  ): Promise<Pick<UpsertedPairing, 'id' | 'isNew' | 'rating' | 'status' | 'tried_on'>>
  /** For input from a member: the latest notes win, and ids are used if they match the names. */
  saveFromMember(memberId: string, pairing: PairingToSave): Promise<UpsertedPairing>
  /** Replaces the notes of today's row, if it still has the given notes and was not removed. */
  replaceNotes: VaultStore['replaceNotes']
  /** The latest first. */
  ratingsOf(memberId: string): Promise<readonly (PairingIds & { rating: number })[]>
  /** Ids of the latest cigars, the latest first; null if the catalogue does not have it. */
  latestCigarIds: VaultStore['listLatestCigarIds']
  /** For the vault's own routes. */
  pairings: VaultStore
}

interface Sources {
  database: Pick<Database, 'inTransaction' | 'orm' | 'runAsMember'>
  catalogue: Catalogue
}

const maxRatings = 500

export function openVault({ database, catalogue }: Sources): Vault {
  const pairings = openVaultStore(database)
  return {
    save: (memberId, pairing) => pairings.savePreservingNotes(memberId, recognizePairing(catalogue, pairing)),
    saveFromMember: (memberId, pairing) =>
      pairings.save(memberId, recognizePairing(catalogue, dropMismatchedIds(catalogue, pairing))),
    replaceNotes: pairings.replaceNotes,
    latestCigarIds: pairings.listLatestCigarIds,
    ratingsOf: memberId => pairings.listRated(memberId, maxRatings),
    pairings,
  }
}
