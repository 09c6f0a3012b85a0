import { setImmediate } from 'node:timers/promises'
import { type ChosenColumns, namedColumns, positionsOf } from '#platform/server/csv-columns.ts'
import { type DateOrder, findDateOrder, isAmbiguous } from '#platform/server/read-csv-dates.ts'
import {
  type EntriesImport,
  type ImportField,
  neededFields,
  type RatingScale,
} from '../../import.contract.ts'
import { type EntryToImport, readEntryRow } from './read-entry-row.ts'
import { readEntryTable } from './read-entry-table.ts'
import { readRating } from './read-rating.ts'

/** What the member has said about a file; without it the file itself tells. */
export interface ImportOptions {
  columns: ChosenColumns<ImportField> | undefined
  dates: DateOrder
  scale: RatingScale | undefined
}

interface ReadEntries
  extends Pick<EntriesImport, 'format' | 'columns' | 'missing' | 'dates' | 'ratings' | 'problems'> {
  entries: EntryToImport[]
}

/** So many rows keep the server busy for a few milliseconds. */
const rowsPerTurn = 100

/** Throws a refusal if the file holds no entries. */
export async function readEntries(bytes: Uint8Array, options: ImportOptions): Promise<ReadEntries> {
  const { format, header, rows, columns: found, problems: oddLines } = readEntryTable(bytes)
  const columns = options.columns ? positionsOf(options.columns) : found
  const cellsOf = (field: ImportField) =>
    rows.map(({ cells }) => (cells[columns[field] ?? -1] ?? '').trim()).filter(Boolean)
  const missing = neededFields.filter(field => columns[field] === undefined)
  const dates = cellsOf('smokedAt')
  const dateOrder = options.dates ?? findDateOrder(dates)
  const entries: EntryToImport[] = []
  const problems: ReadEntries['problems'] = missing.length === 0 ? [...oddLines] : []
  for (const [count, { line, cells }] of missing.length === 0 ? rows.entries() : []) {
    if (count % rowsPerTurn === 0) await setImmediate()
    const read = readEntryRow({ line, cells, columns, dateOrder, scale: options.scale })
    if ('reason' in read) problems.push(read)
    else entries.push(read.row)
  }
  return {
    format,
    entries,
    problems: problems.toSorted((one, other) => one.line - other.line),
    missing,
    columns: namedColumns(header, columns),
    dates: { order: dateOrder ?? null, example: shown(dates.find(isAmbiguous)) },
    ratings: {
      scale: options.scale ?? null,
      example: shown(cellsOf('rating').find(cell => readRating(cell, undefined) === undefined)),
    },
  }
}

function shown(example: string | undefined): string | null {
  return example === undefined ? null : example.slice(0, 30).toWellFormed()
}
