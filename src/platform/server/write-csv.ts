import type { Row } from './database/member-table.ts'

/** A program for tables would run what begins like this as a formula (CWE-1236). */
const startOfFormula = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * The table as CSV (RFC 4180), a few hundred lines at a time, with a byte order mark: Excel takes it for Latin letters
 * otherwise. A table without rows is an empty file.
 */
export function* writeCsv(rows: readonly Row[], linesAtOnce = 500): Generator<string> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length > 0) yield headOfCsv(columns)
  for (let at = 0; at < rows.length; at += linesAtOnce)
    yield rows
      .slice(at, at + linesAtOnce)
      .map(row => lineOfCsv(columns.map(column => row[column])))
      .join('')
}

/** What every such file begins with, for whoever writes its lines one after the other. */
export function headOfCsv(columns: readonly string[]): string {
  return `\uFEFF${lineOfCsv(columns)}`
}

export function lineOfCsv(values: readonly unknown[]): string {
  return `${values.map(cellOf).join(',')}\r\n`
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = textOf(value)
  const harmless = startOfFormula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : JSON.stringify(value)
}
