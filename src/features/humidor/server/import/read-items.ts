import { setImmediate } from 'node:timers/promises'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { findLineByName } from '#features/pairing/server/find-by-exact-name.ts'
import { refuse } from '#platform/api.contract.ts'
import { type ChosenColumns, namedColumns, positionsOf } from '#platform/server/csv-columns.ts'
import { type DateOrder, findDateOrder, isAmbiguous } from '#platform/server/read-csv-dates.ts'
import { readNumberColumn } from '#platform/server/read-csv-numbers.ts'
import { readCsvTable } from '#platform/server/read-csv-table.ts'
import {
  humidorImportContract,
  type ImportField,
  type ItemsImport,
  maxImportRows,
} from '../../import.contract.ts'
import { lineIdOf } from '../item-values.ts'
import { findItemColumns } from './column-names.ts'
import { type ItemToImport, readItemRow } from './read-item-row.ts'

interface ReadItems extends Pick<ItemsImport, 'problems' | 'remarks' | 'columns' | 'hasNames' | 'dates'> {
  items: ItemToImport[]
}

/** What the member has said about a file; without it the file itself tells. */
export interface ImportOptions {
  columns: ChosenColumns<ImportField> | undefined
  dates: DateOrder
}

/** Recognizing the names of so many rows keeps the server busy for a few milliseconds. */
const rowsPerTurn = 20

/** Throws a refusal if the file is no table. */
export async function readItems(
  catalogue: Catalogue,
  bytes: Uint8Array,
  options: ImportOptions,
): Promise<ReadItems> {
  const {
    header,
    rows,
    columns: found,
    problems: oddLines,
  } = readCsvTable(bytes, {
    findColumns: findItemColumns,
    required: [],
    maxRows: maxImportRows,
    refuse: fault =>
      refuse(humidorImportContract.importItems, fault === 'NO_COLUMNS' ? 'NOT_A_TABLE' : fault),
  })
  const columns = options.columns ? positionsOf(options.columns) : found
  const hasNames = (columns.cigarName ?? columns.line) !== undefined
  const cellsOf = (field: ImportField) => rows.map(({ cells }) => (cells[columns[field] ?? -1] ?? '').trim())
  const dates = (['purchasedOn', 'agingUntil'] as const).flatMap(cellsOf)
  const dateOrder = options.dates ?? findDateOrder(dates)
  const example = dates.find(isAmbiguous) ?? null
  const prices = readNumberColumn(cellsOf('price'))
  const source = { columns, dateOrder, prices, ...recognitionOf(catalogue) }
  const items: ItemToImport[] = []
  const problems: ReadItems['problems'] = hasNames ? [...oddLines] : []
  const remarks: ReadItems['remarks'] = []
  for (const [count, { line, cells }] of hasNames ? rows.entries() : []) {
    if (count % rowsPerTurn === 0) await setImmediate()
    const read = readItemRow({ ...source, line, cells })
    if ('reason' in read) problems.push(read)
    else {
      items.push(read.row)
      remarks.push(...read.remarks)
    }
  }
  return {
    items,
    problems: problems.toSorted((one, other) => one.line - other.line),
    remarks,
    hasNames,
    columns: namedColumns(header, columns),
    dates: { order: dateOrder ?? null, example },
  }
}

/** A file has many rows of one cigar, and a name takes milliseconds. */
function recognitionOf(catalogue: Catalogue) {
  const split = new Map<string, ReturnType<typeof splitName>>()
  const lineIds = new Map<string, string | null>()
  return {
    splitName(name: string) {
      if (!split.has(name)) split.set(name, splitName(catalogue, name))
      return split.get(name)
    },
    lineIdOf(brand: string, name: string) {
      const key = JSON.stringify([brand, name])
      const known = lineIds.get(key)
      if (known !== undefined) return known
      const found = lineIdOf(catalogue, brand, name)
      lineIds.set(key, found)
      return found
    },
  }
}

function splitName(catalogue: Catalogue, name: string): { brand: string; cigarName: string } | undefined {
  const found = findLineByName(catalogue, name)
  return found && { brand: found.brand, cigarName: found.line }
}
