import { randomUUID } from 'node:crypto'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { refuse } from '#platform/api.contract.ts'
import type { KnownChoice } from '#platform/known-rows.contract.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { countRepeated } from '#platform/server/find-known-rows.ts'
import {
  humidorImportContract,
  type ImportedRow,
  type ItemsImport,
  maxListedRows,
} from '../../import.contract.ts'
import { type ImportedItemsStore, type ImportOutcome, openImportedItems } from './imported-items.store.ts'
import { keyOfItem } from './item-keys.ts'
import type { ItemToImport } from './read-item-row.ts'
import { type ImportOptions, readItems } from './read-items.ts'

interface ImportRequest extends ImportOptions {
  bytes: Uint8Array
  /** Of the preview; without it nothing is saved. */
  commit: string | undefined
  known: KnownChoice
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
    async run(memberId, { bytes, commit, known: choice, ...options }) {
      const { items: all, problems, remarks, ...read } = await readItems(catalogue, bytes, options)
      const items = all.map(item => ({ ...item, import_key: keyOfItem(item) }))
      const { added, known, newHumidors } = accepted(
        commit
          ? await stored.save(memberId, commit, items, choice)
          : await stored.preview(memberId, items, choice),
      )
      return {
        ...read,
        importId: commit ?? randomUUID(),
        committed: commit !== undefined,
        known: choice,
        added: added.length,
        duplicates: known.length,
        invalid: problems.length,
        cigars: countCigars(added),
        duplicateCigars: countCigars(known),
        repeated: countRepeated(added.map(({ import_key }) => import_key)),
        recognized: added.filter(({ line_id }) => line_id !== null).length,
        newHumidors,
        rows: added.slice(0, maxListedRows).map(toImportedRow),
        duplicateRows: known.slice(0, maxListedRows).map(toImportedRow),
        problems: problems.slice(0, maxListedRows),
        remarks: remarks.slice(0, maxListedRows),
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

function countCigars(items: readonly ItemToImport[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}

function toImportedRow({ line, brand, cigar_name, size, quantity, purchased_on }: ItemToImport): ImportedRow {
  return { line, brand, cigarName: cigar_name, size, quantity, purchasedOn: purchased_on }
}
