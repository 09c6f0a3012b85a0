import { refuse } from '#platform/api.contract.ts'
import { decodeText } from '#platform/server/decode-text.ts'
import { type CsvTable, readCsvTable, shortenName } from '#platform/server/read-csv-table.ts'
import { type ImportField, journalImportContract, maxImportRows } from '../../import.contract.ts'
import { findEntryColumns } from './column-names.ts'

export interface EntryTable extends CsvTable<ImportField> {
  format: 'csv' | 'json'
}

const { importEntries } = journalImportContract
const maxColumns = 100
const byteOrderMark = /^\ufeff/

/** A CSV file, or JSON with an object for each entry. The content decides. */
export function readEntryTable(bytes: Uint8Array): EntryTable {
  const text = decodeText(bytes)?.replace(byteOrderMark, '').trimStart() ?? ''
  if (/^[[{]/.test(text)) return { format: 'json', ...tableOfJson(text) }
  const table = readCsvTable(bytes, {
    findColumns: findEntryColumns,
    required: [],
    maxRows: maxImportRows,
    refuse: fault => refuse(importEntries, fault === 'NO_COLUMNS' ? 'NOT_A_TABLE' : fault),
  })
  return { format: 'csv', ...table }
}

type Cells = Map<string, string>

function tableOfJson(text: string): CsvTable<ImportField> {
  const entries = entriesIn(text)
  if (!entries) throw refuse(importEntries, 'NOT_A_TABLE')
  if (entries.length === 0) throw refuse(importEntries, 'NO_ROWS')
  if (entries.length > maxImportRows) throw refuse(importEntries, 'TOO_MANY_ROWS')
  const rows = entries.map(cellsOf)
  const header = [...new Set(rows.flatMap(row => [...row.keys()]))].slice(0, maxColumns)
  return {
    header: header.map(shortenName),
    columns: findEntryColumns(header),
    problems: [],
    rows: rows.map((row, index) => ({ line: index + 1, cells: header.map(name => row.get(name) ?? '') })),
  }
}

/** Of `{ "entries": [...] }` as our export has them, or of a bare list. */
function entriesIn(text: string): object[] | undefined {
  const parsed = parseJson(text)
  const list = isObject(parsed) && 'entries' in parsed ? parsed.entries : parsed
  return Array.isArray(list) && list.every(isObject) ? list : undefined
}

/** The columns of our CSV export, from the fields of our JSON export and of others. */
function cellsOf(entry: object): Cells {
  const cells: Cells = new Map()
  for (const [name, value] of Object.entries(entry)) {
    if (name === 'thirds' && Array.isArray(value)) {
      for (const [index, third] of ['firstThird', 'secondThird', 'lastThird'].entries())
        cells.set(third, textOf(value[index]))
    } else if (name === 'climate') {
      if (isObject(value))
        for (const [part, measured] of Object.entries(value)) cells.set(part, textOf(measured))
    } else cells.set(name, Array.isArray(value) ? value.map(textOf).join('; ') : textOf(value))
  }
  return cells
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
