import { randomUUID } from 'node:crypto'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { type ImportPreview, maxListedRows } from '../../import.contract.ts'
import { type ImportedPairings, openImportedPairings } from '../imported-pairings.store.ts'
import { type ImportOptions, readImport } from './read-import.ts'

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
      const { pairings, repeated, problems, used, ignored, dates } = await readImport(
        catalogue,
        bytes,
        options,
      )
      const { unknown, known } = await stored.separateKnown(memberId, pairings)
      const duplicates = [...known, ...repeated].toSorted((one, other) => one.line - other.line)
      const recognized = unknown.filter(({ cigar_id, drink_id }) => cigar_id !== null && drink_id !== null)
      return {
        import_id: randomUUID(),
        added: unknown.length,
        duplicates: duplicates.length,
        invalid: problems.length,
        recognized: recognized.length,
        columns: used,
        ignored,
        dates,
        rows: unknown.slice(0, maxListedRows),
        duplicate_rows: duplicates.slice(0, maxListedRows),
        problems: problems.slice(0, maxListedRows),
      }
    },
    async save(memberId, importId, bytes, options) {
      const { pairings } = await readImport(catalogue, bytes, options)
      return { added: await stored.save(memberId, importId, pairings) }
    },
    undo: stored.remove,
  }
}
