import type { Row } from './database/member-table.ts'

/** A spreadsheet would run such a cell as a formula (CWE-1236). */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

/** CSV (RFC 4180) with a byte order mark, since Excel assumes Latin-1. A table without rows is an empty file. */
export function* writeCsv(rows: readonly Row[], chunkSize = 500): Generator<string> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length > 0) yield csvHeader(columns)
  for (let start = 0; start < rows.length; start += chunkSize)
    yield rows
      .slice(start, start + chunkSize)
      .map(row => csvLine(columns.map(column => row[column])))
      .join('')
}

export function csvHeader(columns: readonly string[]): string {
  return `\uFEFF${csvLine(columns)}`
}

export function csvLine(values: readonly unknown[]): string {
  return `${values.map(toCell).join(',')}\r\n`
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = toText(value)
  const escaped = formulaStart.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}

function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : JSON.stringify(value)
}
