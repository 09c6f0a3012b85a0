import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { refuse } from '#platform/api.contract.ts'
import type { KnownChoice } from '#platform/known-rows.contract.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { countRepeated } from '#platform/server/find-known-rows.ts'
import {
  type EntriesImport,
  type ImportedRow,
  journalImportContract,
  maxListedRows,
} from '../../import.contract.ts'
import { newEntryValues } from '../entry-values.ts'
import { keyOfEntry } from './entry-keys.ts'
import { type EntryRecord, type ImportedEntriesStore, openImportedEntries } from './imported-entries.store.ts'
import { type ImportOptions, readEntries } from './read-entries.ts'
import type { EntryToImport } from './read-entry-row.ts'

interface ImportRequest extends ImportOptions {
  bytes: Uint8Array
  /** Of the preview; without it nothing is saved. */
  commit: string | undefined
  known: KnownChoice
}

/** Entries from a CSV or JSON file. A file that is neither is refused. */
export interface EntryImports {
  run(memberId: string, request: ImportRequest): Promise<EntriesImport>
  undo: ImportedEntriesStore['undo']
}

export function openEntryImports(
  catalogue: Catalogue,
  database: Pick<Database, 'inTransaction'>,
): EntryImports {
  const stored = openImportedEntries(database)
  return {
    async run(memberId, { bytes, commit, known, ...options }) {
      const { entries: rows, problems, ...read } = await readEntries(bytes, options)
      const records = await toRecords(catalogue, rows)
      const plan = commit
        ? await stored.save(memberId, commit, records, known)
        : await stored.preview(memberId, records, known)
      if (plan === 'full') throw refuse(journalImportContract.importEntries, 'TOO_MANY_ENTRIES')
      const added = rows.filter(({ line }) => plan.added.has(line))
      const duplicates = rows.filter(({ line }) => plan.known.has(line))
      const addedRecords = records.filter(({ line }) => plan.added.has(line))
      return {
        ...read,
        importId: commit ?? randomUUID(),
        committed: commit !== undefined,
        known,
        added: added.length,
        repeated: countRepeated(addedRecords.map(({ import_key }) => import_key)),
        duplicates: duplicates.length,
        invalid: problems.length,
        recognized: addedRecords.filter(({ line_id }) => line_id !== null).length,
        unrated: added.filter(({ isRated }) => !isRated).length,
        rows: added.slice(0, maxListedRows).map(toImportedRow),
        duplicateRows: duplicates.slice(0, maxListedRows).map(toImportedRow),
        problems: problems.slice(0, maxListedRows),
      }
    },
    undo: stored.undo,
  }
}

/** Recognizing the names of so many rows keeps the server busy for a few milliseconds. */
const rowsPerTurn = 20

async function toRecords(catalogue: Catalogue, rows: readonly EntryToImport[]): Promise<EntryRecord[]> {
  const records: EntryRecord[] = []
  for (const [count, row] of rows.entries()) {
    if (count % rowsPerTurn === 0) await setImmediate()
    records.push(toRecord(catalogue, row))
  }
  return records
}

function toRecord(catalogue: Catalogue, { line, entry, temperature, humidity }: EntryToImport): EntryRecord {
  const { id: _id, smoked_at, ...values } = newEntryValues(catalogue, entry, new Date())
  const record = { ...values, line, temperature, humidity, smoked_at: smoked_at.toISOString() }
  return { ...record, import_key: keyOfEntry(record, record.smoked_at.slice(0, 10)) }
}

function toImportedRow({ line, entry: { cigar, drink, rating, smokedAt } }: EntryToImport): ImportedRow {
  return { line, cigar, drink: drink ?? null, rating, smokedAt }
}
