import { removeFormulaGuard } from './formula-guard.ts'

export interface CsvRecord {
  /** Where it begins in the file, from 1. */
  line: number
  cells: string[]
}

/** A quotation mark that is never closed. */
export class UnclosedQuote extends Error {}

/**
 * All but the empty lines, without the escape of `write-csv.ts`. Rows may differ in length, and a quotation mark within a
 * cell is text. The parser of `csv` takes 15 seconds for the 100,000 uneven rows that fit in a megabyte.
 */
export function readCsv(text: string, delimiter: string): CsvRecord[] {
  const reader: CsvReader = {
    text,
    delimiter,
    position: 0,
    line: 1,
    ends: new RegExp(`[${delimiter}\\r\\n]`, 'g'),
  }
  const records: CsvRecord[] = []
  while (reader.position < text.length) {
    const { line } = reader
    const cells = readRecord(reader)
    if (cells.length > 1 || cells[0] !== '') records.push({ line, cells: cells.map(removeFormulaGuard) })
  }
  return records
}

interface CsvReader {
  text: string
  delimiter: string
  position: number
  line: number
  /** Finds what ends a cell. */
  ends: RegExp
}

function readRecord(reader: CsvReader): string[] {
  const cells = [readCell(reader)]
  while (reader.text[reader.position] === reader.delimiter) {
    reader.position += 1
    cells.push(readCell(reader))
  }
  reader.position += reader.text.startsWith('\r\n', reader.position) ? 2 : 1
  reader.line += 1
  return cells
}

function readCell(reader: CsvReader): string {
  const { text, position, ends } = reader
  const quoted = text[position] === '"' ? readQuoted(reader) : undefined
  if (quoted !== undefined) return quoted
  ends.lastIndex = position
  reader.position = ends.exec(text)?.index ?? text.length
  return text.slice(position, reader.position)
}

/** Undefined if something follows the closing quotation mark. */
function readQuoted(reader: CsvReader): string | undefined {
  const { text, position, delimiter } = reader
  let end = text.indexOf('"', position + 1)
  while (text[end + 1] === '"' && end !== -1) end = text.indexOf('"', end + 2)
  if (end === -1) throw new UnclosedQuote()
  const next = text[end + 1]
  if (next !== undefined && ![delimiter, '\r', '\n'].includes(next)) return undefined
  const cell = text.slice(position + 1, end)
  reader.line += countLineEnds(cell)
  reader.position = end + 1
  return cell.replaceAll('""', '"')
}

function countLineEnds(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0
}
