import { csvHeader, csvRows } from '#platform/server/write-csv.ts'
import type { JournalEntry } from '../journal.contract.ts'

/** Named like the fields of the API, so that an import knows them again. */
const columns = [
  'smokedAt',
  'cigar',
  'vitola',
  'drink',
  'rating',
  'notes',
  'firstThird',
  'secondThird',
  'lastThird',
  'draw',
  'burn',
  'appearance',
  'flavors',
  'durationMinutes',
  'temperature',
  'humidity',
] as const

/** The journal as CSV; an empty one has its header. */
export function exportEntriesAsCsv(entries: readonly JournalEntry[]): string {
  const rows = entries.map(
    ({ thirds: [firstThird, secondThird, lastThird], flavors, climate, ...entry }) => ({
      ...entry,
      firstThird,
      secondThird,
      lastThird,
      flavors: flavors.join('; '),
      temperature: climate?.temperature,
      humidity: climate?.humidity,
    }),
  )
  return csvHeader(columns) + csvRows(columns, rows)
}

export function exportEntriesAsJson(entries: readonly JournalEntry[]): string {
  const kept = entries.map(
    ({ drawing: _drawing, brand: _brand, lineId: _lineId, photoId: _photoId, ...entry }) => entry,
  )
  return `${JSON.stringify({ entries: kept }, null, 2)}\n`
}
