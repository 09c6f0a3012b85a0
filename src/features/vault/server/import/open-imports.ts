import { randomUUID } from 'node:crypto'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { type ImportPreview, maxListedRows } from '../../import.contract.ts'
import { type ImportedPairings, openImportedPairings } from '../imported-pairings.store.ts'
import { type ImportOptions, readImport } from './read-import.ts'
import type { PairingToImport } from './read-row.ts'

/** Pairings from a CSV file. A file that is none is refused. */
export interface Imports {
  preview(memberId: string, bytes: Uint8Array, options: ImportOptions): Promise<ImportPreview>
  save(
    memberId: string,
    importId: string,
    bytes: Uint8Array,
    options: ImportOptions,
  ): Promise<{ added: number }>
  undo: ImportedPairings['remove']
}

export function openImports(catalogue: Catalogue, database: Pick<Database, 'inTransaction'>): Imports {
  const stored = openImportedPairings(database)
  return {
    async preview(memberId, bytes, options) {
      const read = await readImport(catalogue, bytes, options)
      const { pairings, repeated, problems, used, ignored, dates } = read
      const { unknown, known } = await stored.separateKnown(memberId, pairings)
      const duplicates = inOrder([...known, ...repeated])
      const added = options.known === 'add' ? inOrder([...unknown, ...duplicates]) : unknown
      const recognized = added.filter(({ cigar_id, drink_id }) => cigar_id !== null && drink_id !== null)
      return {
        import_id: randomUUID(),
        known: options.known,
        added: added.length,
        duplicates: duplicates.length,
        invalid: problems.length,
        recognized: recognized.length,
        columns: used,
        ignored,
        dates,
        rows: added.slice(0, maxListedRows),
        duplicate_rows: duplicates.slice(0, maxListedRows),
        problems: problems.slice(0, maxListedRows),
      }
    },
    async save(memberId, importId, bytes, options) {
      const { pairings, repeated } = await readImport(catalogue, bytes, options)
      const all = options.known === 'add' ? inOrder([...pairings, ...repeated]) : pairings
      return { added: await stored.save(memberId, importId, all, options.known) }
    },
    undo: stored.remove,
  }
}

function inOrder(pairings: readonly PairingToImport[]): PairingToImport[] {
  return pairings.toSorted((one, other) => one.line - other.line)
}
