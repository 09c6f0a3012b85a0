import type { CsvRecord } from './read-csv.ts'

export interface RowProblem {
  line: number
  reason: string
}

/** Further columns are not looked at. */
export const maxColumns = 100
const delimiters = [',', ';', '\t', '|'] as const
/** Spreadsheets have titles and empty lines above the table. */
const maxLinesAbove = 10
const maxHeaderBytes = 50_000
const totals = /^(?:(?:grand |sub)?totals?|sum|summe|gesamt|total general|totale|totaal)\s*:?$/i

/** The one by which most column names are known; where none is, the one with most columns. */
export function findDelimiter(table: string, findColumns: (header: readonly string[]) => object): string {
  const lines = table
    .trimStart()
    .slice(0, maxHeaderBytes)
    .split(/\r\n|\r|\n/, maxLinesAbove)
  const columnsBy = (delimiter: string, line = '') =>
    line.split(delimiter, maxColumns).map(name => name.replaceAll('"', ''))
  const knownNames = (delimiter: string) =>
    Math.max(...lines.map(line => Object.keys(findColumns(columnsBy(delimiter, line))).length))
  return delimiters.toSorted(
    (one, other) =>
      knownNames(other) - knownNames(one) ||
      columnsBy(other, lines[0]).length - columnsBy(one, lines[0]).length,
  )[0]!
}

/** The first record, unless it names no column that is known, and one below it names several. */
export function findHeader(
  records: readonly CsvRecord[],
  findColumns: (header: readonly string[]) => object,
): number {
  const known = records
    .slice(0, maxLinesAbove)
    .map(({ cells }) => Object.keys(findColumns(cells.slice(0, maxColumns))).length)
  const most = Math.max(0, ...known)
  return known[0] || most < 2 ? 0 : known.indexOf(most)
}

/**
 * Spreadsheets write columns without a name at the end of each line. What stands in few of them does not belong there, and
 * between commas it can be the rest of any cell.
 */
export function withoutEmptyColumns(records: readonly string[][], delimiter: string): string[][] {
  const [header = [], ...rows] = records
  const named = lastFilled(header) + 1
  const filled = rows.filter(cells => lastFilled(cells) >= named).length
  const isColumn = delimiter !== ',' && filled > rows.length / 2
  return isColumn ? [...records] : [header.slice(0, named), ...rows]
}

function lastFilled(cells: readonly string[]): number {
  return cells.findLastIndex(cell => cell.trim() !== '')
}

/** What is no row of the table would be read as one with other values. */
export function separateOddRows(
  records: readonly CsvRecord[],
  { width, delimiter }: { width: number; delimiter: string },
): { rows: CsvRecord[]; problems: RowProblem[] } {
  const areMostlyLong = records.filter(({ cells }) => cells.length > width).length > records.length / 2
  const rows: CsvRecord[] = []
  const problems: RowProblem[] = []
  for (const record of records) {
    const { line, cells } = record
    const hasMore = lastFilled(cells) >= width || (!areMostlyLong && isShifted(cells, width))
    if (totals.test(cells.find(cell => cell.trim() !== '')?.trim() ?? ''))
      problems.push({ line, reason: 'This is a line of totals.' })
    else if (hasMore) problems.push({ line, reason: tooManyCells(cells.length, width, delimiter) })
    else rows.push(record)
  }
  return { rows, problems }
}

/** By the comma of a price; its last cell was empty. */
function isShifted(cells: readonly string[], width: number): boolean {
  return (
    cells.length > width &&
    cells.some((cell, index) => /^\d+$/.test(cell.trim()) && /^\d\d$/.test(cells[index + 1]?.trim() ?? ''))
  )
}

function tooManyCells(count: number, width: number, delimiter: string): string {
  const example = delimiter === ',' ? 'a comma, such as "8,25",' : 'the mark that separates the cells'
  return `This line has ${count} cells for ${width} columns. A cell with ${example} needs quotation marks around it.`
}
