import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { refuse } from '#platform/api.contract.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { separateRepeated } from '#platform/server/separate-repeated.ts'
import {
  type EntriesImport,
  type ImportedRow,
  journalImportContract,
  maxListedRows,
} from '../../import.contract.ts'
import { newEntryValues } from '../entry-values.ts'
import { type EntryRecord, type ImportedEntriesStore, openImportedEntries } from './imported-entries.store.ts'
import { type ImportOptions, readEntries } from './read-entries.ts'
import type { EntryToImport } from './read-entry-row.ts'

interface ImportRequest extends ImportOptions {
  bytes: Uint8Array
  /** Of the preview; without it nothing is saved. */
  commit: string | undefined
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
    async run(memberId, { bytes, commit, ...options }) {
      const { entries: all, problems, ...read } = await readEntries(bytes, options)
      const { rows, repeated } = separateRepeated(all, keyOf)
      const records = await toRecords(catalogue, rows)
      const plan = commit
        ? await stored.save(memberId, commit, records)
        : await stored.preview(memberId, records)
      if (plan === 'full') throw refuse(journalImportContract.importEntries, 'TOO_MANY_ENTRIES')
      const added = rows.filter(({ line }) => plan.added.has(line))
      const duplicates = [...rows.filter(({ line }) => plan.known.has(line)), ...repeated].toSorted(
        (one, other) => one.line - other.line,
      )
      return {
        ...read,
        importId: commit ?? randomUUID(),
        committed: commit !== undefined,
        added: added.length,
        duplicates: duplicates.length,
        invalid: problems.length,
        recognized: records.filter(({ line, line_id }) => plan.added.has(line) && line_id !== null).length,
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

/** The same cigar on the same day with the same notes is one entry. */
function keyOf({ entry: { cigar, smokedAt, notes } }: EntryToImport): string {
  return JSON.stringify([cigar.toLowerCase(), smokedAt.slice(0, 10), notes])
}

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
  return { ...values, line, temperature, humidity, smoked_at: smoked_at.toISOString() }
}

function toImportedRow({ line, entry: { cigar, drink, rating, smokedAt } }: EntryToImport): ImportedRow {
  return { line, cigar, drink: drink ?? null, rating, smokedAt }
}
