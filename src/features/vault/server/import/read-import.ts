import { setImmediate } from 'node:timers/promises'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { refuse } from '#platform/api.contract.ts'
import type { KnownChoice } from '#platform/known-rows.contract.ts'
import { type DateOrder, findDateOrder, isAmbiguous } from '#platform/server/read-csv-dates.ts'
import { readCsvTable, shortenCell, usedColumns } from '#platform/server/read-csv-table.ts'
import { rowDigest } from '#platform/server/row-digest.ts'
import { type ImportPreview, importContract, maxImportRows } from '../../import.contract.ts'
import { recognizePairing } from '../recognize-pairing.ts'
import { findColumns } from './column-names.ts'
import { findDrink } from './find-drink.ts'
import { type FoundDrink, type PairingToImport, type RowWithoutIds, readRow } from './read-row.ts'
import { separateRepeated } from './separate-repeated.ts'

export interface ReadImport extends Pick<ImportPreview, 'problems' | 'ignored' | 'dates'> {
  used: string[]
  pairings: PairingToImport[]
  /** Rows that say nothing else than one above them. */
  repeated: PairingToImport[]
}

const dateFields = ['tried_on', 'created_at', 'date'] as const
/** Recognizing the names of so many rows keeps the server busy for a few milliseconds. */
const rowsPerTurn = 20

/** What the member says of the file. */
export interface ImportOptions {
  dates?: DateOrder
  known: KnownChoice
}

/** Throws a refusal if the file is no table of pairings. */
export async function readImport(
  catalogue: Catalogue,
  bytes: Uint8Array,
  options: Pick<ImportOptions, 'dates'>,
): Promise<ReadImport> {
  const table = readCsvTable(bytes, {
    findColumns,
    required: ['cigar_name', 'pairing_name'],
    maxRows: maxImportRows,
    refuse: fault => refuse(importContract.previewImport, fault),
  })
  const { columns, rows } = table
  const cellsWithDates = dateFields.flatMap(field =>
    rows.map(({ cells }) => cells[columns[field] ?? -1] ?? ''),
  )
  const dateOrder = options.dates ?? findDateOrder(cellsWithDates)
  const example = cellsWithDates.find(isAmbiguous)
  const dates = {
    order: dateOrder ?? null,
    example: example === undefined ? null : shortenCell(example.trim()),
  }
  const drinksByName = new Map<string, FoundDrink>()
  const findOnce = (name: string) => {
    const found = drinksByName.get(name) ?? findDrink(catalogue, name)
    drinksByName.set(name, found)
    return found
  }
  const pairings: PairingToImport[] = []
  const problems: ReadImport['problems'] = [...table.problems]
  for (const [count, { line, cells }] of rows.entries()) {
    if (count % rowsPerTurn === 0) await setImmediate()
    const read = readRow({ line, cells, columns, dateOrder, findDrink: findOnce })
    if ('reason' in read) problems.push(read)
    else {
      const { result: _, ...pairing } = recognizePairing(catalogue, read.row)
      pairings.push({ ...read.row, ...pairing, import_key: keyOfRow(read.row) })
    }
  }
  const { once, repeated } = separateRepeated(pairings)
  return {
    ...usedColumns(table),
    problems: problems.toSorted((one, other) => one.line - other.line),
    dates,
    pairings: once,
    repeated,
  }
}

/** All that the file says. A row without a date is of no day, though it is saved as of today. */
function keyOfRow(row: RowWithoutIds): string {
  const { cigar_name, pairing_type, pairing_name, rating, status, score, own_notes, notes } = row
  const days = row.created_at === null ? [] : [row.created_at.slice(0, 10), row.tried_on]
  return rowDigest([cigar_name, pairing_type, pairing_name, rating, status, score, own_notes, notes, ...days])
}
