import { randomUUID } from 'node:crypto'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { refuse } from '#platform/api.contract.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { separateRepeated } from '#platform/server/separate-repeated.ts'
import {
  humidorImportContract,
  type ImportedRow,
  type ItemsImport,
  maxListedRows,
} from '../../import.contract.ts'
import { type ImportedItemsStore, type ImportOutcome, openImportedItems } from './imported-items.store.ts'
import type { ItemToImport } from './read-item-row.ts'
import { type ImportOptions, readItems } from './read-items.ts'

interface ImportRequest extends ImportOptions {
  bytes: Uint8Array
  /** Of the preview; without it nothing is saved. */
  commit: string | undefined
}

/** Cigars from a CSV file. A file that is none is refused. */
export interface ItemImports {
  run(memberId: string, request: ImportRequest): Promise<ItemsImport>
  undo: ImportedItemsStore['undo']
}

export function openItemImports(
  catalogue: Catalogue,
  database: Pick<Database, 'inTransaction'>,
): ItemImports {
  const stored = openImportedItems(database)
  return {
    async run(memberId, { bytes, commit, ...options }) {
      const { items: all, problems, ...read } = await readItems(catalogue, bytes, options)
      const { rows: items, repeated } = separateRepeated(all, keyOf)
      const { added, known, newHumidors } = accepted(
        commit ? await stored.save(memberId, commit, items) : await stored.preview(memberId, items),
      )
      const duplicates = [...known, ...repeated].toSorted((one, other) => one.line - other.line)
      return {
        ...read,
        importId: commit ?? randomUUID(),
        committed: commit !== undefined,
        added: added.length,
        duplicates: duplicates.length,
        invalid: problems.length,
        cigars: added.reduce((sum, { quantity }) => sum + quantity, 0),
        recognized: added.filter(({ line_id }) => line_id !== null).length,
        newHumidors,
        rows: added.slice(0, maxListedRows).map(toImportedRow),
        duplicateRows: duplicates.slice(0, maxListedRows).map(toImportedRow),
        problems: problems.slice(0, maxListedRows),
      }
    },
    undo: stored.undo,
  }
}

function accepted(outcome: ImportOutcome) {
  const { importItems } = humidorImportContract
  if (outcome === 'full') throw refuse(importItems, 'TOO_MANY_ITEMS')
  if (outcome === 'too many humidors') throw refuse(importItems, 'TOO_MANY_HUMIDORS')
  return outcome
}

/** The same cigar with the same size, day, box code and humidor is one row. */
function keyOf({ brand, cigar_name, vitola, size, purchased_on, box_code, humidor }: ItemToImport): string {
  return JSON.stringify([brand, cigar_name, vitola, size, purchased_on, box_code, humidor]).toLowerCase()
}

function toImportedRow({ line, brand, cigar_name, size, quantity, purchased_on }: ItemToImport): ImportedRow {
  return { line, brand, cigarName: cigar_name, size, quantity, purchasedOn: purchased_on }
}
