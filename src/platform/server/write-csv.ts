import { stringify } from 'csv/sync'
import { guardLineFeed } from './formula-guard.ts'

const format = {
  record_delimiter: 'windows',
  // Otherwise only a cell with a whole record delimiter is quoted, and a line feed alone splits the row.
  quoted_match: /[\r\n]/,
  // A spreadsheet would run such a cell as a formula (CWE-1236).
  escape_formulas: true,
  cast: {
    boolean: (value: boolean) => String(value),
    date: (value: Date) => value.toISOString(),
    // A line feed is the one character of OWASP's list that `escape_formulas` leaves out.
    string: guardLineFeed,
  },
} as const

/** CSV (RFC 4180) with a byte order mark, since Excel assumes Latin-1. A table without rows is an empty file. */
export function* writeCsv(rows: readonly object[], chunkSize = 500): Generator<string> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length > 0) yield csvHeader(columns)
  for (let start = 0; start < rows.length; start += chunkSize)
    yield csvRows(columns, rows.slice(start, start + chunkSize))
}

export function csvHeader(columns: readonly string[]): string {
  return stringify([], { ...format, columns, header: true, bom: true })
}

export function csvRows(columns: readonly string[], rows: readonly object[]): string {
  return stringify([...rows], { ...format, columns })
}
