import { refuse } from '#platform/api.contract.ts'
import { type CsvRecord, decodeText, readCsv, UnclosedQuote } from '#platform/server/read-csv.ts'
import { cleanText } from '#platform/typed-text.rules.ts'
import { importContract, maxImportRows } from '../../import.contract.ts'
import { findColumns, type ImportColumns } from './column-names.ts'

export interface ImportTable {
  columns: ImportColumns
  /** Column names as the file has them. */
  used: string[]
  ignored: string[]
  rows: CsvRecord[]
}

const delimiters = [',', ';', '\t'] as const
/** Further columns are not looked at. */
const maxColumns = 100
const maxHeaderLength = 60
/** The first line of a file that tells Excel its delimiter. */
const delimiterLine = /^sep=.\r?\n/i

/** Throws the refusal of a file that is no table of pairings. */
export function readTable(bytes: Uint8Array): ImportTable {
  const text = decodeText(bytes)
  if (text === undefined) throw refuseFile('NOT_A_TABLE')
  if (text.trim() === '') throw refuseFile('NO_ROWS')
  const [first, ...records] = readRecords(text)
  const header = first?.cells.slice(0, maxColumns) ?? []
  const columns = findColumns(header)
  if (columns.cigar_name === undefined || columns.pairing_name === undefined) throw refuseFile('NO_COLUMNS')
  const rows = records.filter(({ cells }) => cells.some(cell => cell.trim() !== ''))
  if (rows.length > maxImportRows) throw refuseFile('TOO_MANY_ROWS')
  const positions = new Set(Object.values(columns))
  const named = header.map((name, position) => ({ name: shorten(name), position }))
  return {
    columns,
    used: named.filter(({ position }) => positions.has(position)).map(({ name }) => name),
    ignored: named
      .filter(({ name, position }) => name !== '' && !positions.has(position))
      .map(({ name }) => name),
    rows,
  }
}

function readRecords(text: string): CsvRecord[] {
  const skipped = delimiterLine.exec(text)?.[0] ?? ''
  const table = text.slice(skipped.length)
  try {
    const records = readCsv(table, findDelimiter(table))
    return skipped ? records.map(({ line, cells }) => ({ line: line + 1, cells })) : records
  } catch (failure) {
    if (failure instanceof UnclosedQuote) throw refuseFile('UNCLOSED_QUOTE')
    throw failure
  }
}

/** The one by which most column names are known. */
function findDelimiter(table: string): string {
  const header = table.trimStart().split(/\r|\n/, 1)[0]!
  const knownNames = (delimiter: string) =>
    Object.keys(findColumns(header.split(delimiter, maxColumns).map(name => name.replaceAll('"', '')))).length
  return delimiters.toSorted((one, other) => knownNames(other) - knownNames(one))[0]!
}

function shorten(name: string): string {
  return cleanText(name.toWellFormed()).slice(0, maxHeaderLength).toWellFormed()
}

const refuseFile = (code: keyof typeof importContract.previewImport.refusals) =>
  refuse(importContract.previewImport, code)
