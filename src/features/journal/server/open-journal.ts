import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { ClimateAt } from '#features/climate/server/read-climate-at.ts'
import type { HumidorServices } from '#features/humidor/server/open-humidor.ts'
import type { Vault } from '#features/vault/server/open-vault.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { EntryChanges, NewEntry } from '../journal.contract.ts'
import { type EntriesStore, openEntriesStore } from './entries.store.ts'
import { changedEntryValues, newEntryValues } from './entry-values.ts'
import { type EntryImports, openEntryImports } from './import/open-entry-imports.ts'
import type { StoredEntry } from './journal.tables.ts'
import { openPhotosStore, type PhotosStore } from './photos/photos.store.ts'

type Missing = 'no pairing' | 'no item'

export interface Journal {
  entries: Pick<EntriesStore, 'list' | 'listAll' | 'find' | 'remove'>
  /** With the climate at its time. */
  add(memberId: string, entry: NewEntry): Promise<{ entry: StoredEntry; isNew: boolean } | 'full' | Missing>
  change(
    memberId: string,
    entryId: string,
    changes: EntryChanges,
    expected: number,
  ): Promise<StoredEntry | 'none' | Missing | { stale: StoredEntry }>
  photos: PhotosStore
  imports: EntryImports
  /** The latest first. */
  ratingsOf(memberId: string): ReturnType<EntriesStore['listRated']>
}

interface Services {
  catalogue: Catalogue
  database: Pick<Database, 'inTransaction' | 'runAsMember'>
  humidor: { items: Pick<HumidorServices['items'], 'find'> }
  vault: { pairings: Pick<Vault['pairings'], 'find'> }
  climateAt: ClimateAt
}

const maxRatings = 500

export function openJournal({ catalogue, database, humidor, vault, climateAt }: Services): Journal {
  const entries = openEntriesStore(database)
  /** A reference is to the member's own rows only. */
  async function findMissing(
    memberId: string,
    { pairingId, humidorItemId }: Pick<EntryChanges, 'pairingId' | 'humidorItemId'>,
  ): Promise<Missing | undefined> {
    if (pairingId && !(await vault.pairings.find(memberId, pairingId))) return 'no pairing'
    if (humidorItemId && !(await humidor.items.find(memberId, humidorItemId))) return 'no item'
    return undefined
  }
  return {
    entries,
    photos: openPhotosStore(database),
    imports: openEntryImports(catalogue, database),
    async add(memberId, entry) {
      const missing = await findMissing(memberId, entry)
      if (missing) return missing
      const values = newEntryValues(catalogue, entry, new Date())
      const item = entry.humidorItemId ? await humidor.items.find(memberId, entry.humidorItemId) : undefined
      const climate = await climateAt(memberId, values.smoked_at, item?.humidor_id)
      return entries.add(memberId, { ...values, ...climate })
    },
    async change(memberId, entryId, changes, expected) {
      const missing = await findMissing(memberId, changes)
      return missing ?? entries.change(memberId, entryId, changedEntryValues(catalogue, changes), expected)
    },
    ratingsOf: memberId => entries.listRated(memberId, maxRatings),
  }
}
