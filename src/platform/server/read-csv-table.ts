import { cleanText } from '#platform/typed-text.rules.ts'
import {
  findDelimiter,
  findHeader,
  maxColumns,
  type RowProblem,
  separateOddRows,
  withoutEmptyColumns,
} from './csv-layout.ts'
import { decodeText } from './decode-text.ts'
import { type CsvRecord, readCsv, UnclosedQuote } from './read-csv.ts'

/** Position of each field that a table has. */
export type TableColumns<Field extends string> = Partial<Record<Field, number>>

export interface CsvTable<Field extends string> {
  columns: TableColumns<Field>
  /** Column names as the file has them. */
  header: string[]
  /** Without blank rows and those of `problems`. */
  rows: CsvRecord[]
  /** Lines that are no rows of the table, and why. */
  problems: RowProblem[]
}

/** Why a file is no table that can be read. */
export type CsvTableFault = 'NOT_A_TABLE' | 'NO_ROWS' | 'NO_COLUMNS' | 'TOO_MANY_ROWS' | 'UNCLOSED_QUOTE'

interface TableOptions<Field extends string> {
  findColumns: (header: readonly string[]) => TableColumns<Field>
  /** Fields without which a row says nothing. */
  required: readonly NoInfer<Field>[]
  maxRows: number
  /** What is thrown. */
  refuse: (fault: CsvTableFault) => Error
}

const maxHeaderLength = 60
/** The first line of a file that tells Excel its delimiter. */
const delimiterLine = /^"?sep=(.)"?[,;\t]*(?:\r\n|\r|\n)/i

/** A CSV file whose first line names the columns. */
export function readCsvTable<Field extends string>(
  bytes: Uint8Array,
  options: TableOptions<Field>,
): CsvTable<Field> {
  const { findColumns, required, maxRows, refuse } = options
  const text = decodeText(bytes)
  if (text === undefined) throw refuse('NOT_A_TABLE')
  if (text.trim() === '') throw refuse('NO_ROWS')
  const { records, delimiter } = readRecords(text, options)
  const headerAt = findHeader(records, findColumns)
  const [header = [], ...cells] = withoutEmptyColumns(
    records.slice(headerAt).map(record => record.cells),
    delimiter,
  )
  const columns = findColumns(header.slice(0, maxColumns))
  if (required.some(field => columns[field] === undefined)) throw refuse('NO_COLUMNS')
  const { rows, problems } = separateOddRows(
    cells.map((row, index) => ({ line: records[headerAt + 1 + index]!.line, cells: row })),
    { width: header.length, delimiter },
  )
  if (rows.length > maxRows) throw refuse('TOO_MANY_ROWS')
  const above = records
    .slice(0, headerAt)
    .map(({ line }) => ({ line, reason: 'This line is above the column names.' }))
  return {
    columns,
    header: header.slice(0, maxColumns).map(shortenName),
    rows,
    problems: [...above, ...problems],
  }
}

/** Names of the columns that are read, and of those that are not. */
export function usedColumns<Field extends string>({ columns, header }: CsvTable<Field>) {
  const positions = new Set(Object.values<number | undefined>(columns))
  const isUsed = (_name: string, position: number) => positions.has(position)
  return {
    used: header.filter(isUsed),
    ignored: header.filter((name, position) => name !== '' && !isUsed(name, position)),
  }
}

/** Finds columns by their names, whatever their case and punctuation. Of two with the same meaning the first counts. */
export function columnFinder<Field extends string>(names: Readonly<Record<Field, readonly string[]>>) {
  const fields = new Map(
    Object.entries<readonly string[]>(names).flatMap(([field, words]) =>
      words.map(word => [word, field as Field] as const),
    ),
  )
  return (header: readonly string[]): TableColumns<Field> => {
    const columns: TableColumns<Field> = {}
    for (const [position, name] of header.entries()) {
      const field = fields.get(plainName(name))
      if (field) columns[field] ??= position
    }
    return columns
  }
}

function readRecords<Field extends string>(
  text: string,
  { findColumns, refuse }: TableOptions<Field>,
): { records: CsvRecord[]; delimiter: string } {
  const [skipped = '', declared] = delimiterLine.exec(text) ?? []
  const table = text.slice(skipped.length)
  try {
    const delimiter = declared ?? findDelimiter(table, findColumns)
    const records = readCsv(table, delimiter)
      .filter(({ cells }) => cells.some(cell => cell.trim() !== ''))
      .map(({ line, cells }) => ({ line: skipped ? line + 1 : line, cells }))
    return { records, delimiter }
  } catch (failure) {
    if (failure instanceof UnclosedQuote) throw refuse('UNCLOSED_QUOTE')
    throw failure
  }
}

interface RowOfTable<Field extends string> {
  cells: readonly string[]
  columns: TableColumns<Field>
}

/** Empty without such a column. */
export function cellOf<Field extends string>(
  { cells, columns }: RowOfTable<Field>,
  field: NoInfer<Field>,
): string {
  const position = columns[field]
  return position === undefined ? '' : (cells[position] ?? '').trim()
}

/** As a cell is quoted to the member. */
export function shortenCell(cell: string): string {
  return cell.length > 30 ? `${cell.slice(0, 30).toWellFormed()}…` : cell
}

/** As a column is named to the member. */
export function shortenName(name: string): string {
  return cleanText(name.toWellFormed()).slice(0, maxHeaderLength).toWellFormed()
}

function plainName(name: string): string {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
