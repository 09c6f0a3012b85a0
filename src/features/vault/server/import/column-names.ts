import { columnFinder, type TableColumns } from '#platform/server/read-csv-table.ts'

/** What a column of a file can hold. `date` is the day of the evening, or of saving if the pairing was not tried. */
export type ImportField =
  | 'brand'
  | 'line'
  | 'cigar_name'
  | 'pairing_type'
  | 'pairing_name'
  | 'rating'
  | 'status'
  | 'tried_on'
  | 'created_at'
  | 'date'
  | 'score'
  | 'own_notes'
  | 'notes'

export type ImportColumns = TableColumns<ImportField>

/** `name` is of the cigar, where no other column is. */
const names: Record<ImportField | 'name', readonly string[]> = {
  brand: ['brand', 'maker', 'manufacturer', 'make', 'marca'],
  line: ['line', 'cigar line', 'series', 'serie', 'collection'],
  name: ['name'],
  cigar_name: ['cigar name', 'cigar', 'cigars', 'smoke'],
  pairing_type: ['pairing type', 'type', 'drink type', 'kind', 'category'],
  pairing_name: ['pairing name', 'pairing', 'drink', 'drink name', 'drinks', 'beverage', 'paired with'],
  rating: ['rating', 'stars', 'my rating', 'your rating'],
  status: ['status'],
  tried_on: ['tried on', 'tried', 'date tried', 'smoked on', 'date smoked'],
  created_at: ['created at', 'created', 'saved on', 'saved', 'date saved', 'date added', 'added'],
  date: ['date', 'day', 'when'],
  score: ['score'],
  own_notes: ['own notes', 'my notes', 'your notes', 'comment', 'comments'],
  notes: ['notes', 'note'],
}
const columnsByName = columnFinder(names)

export function findColumns(header: readonly string[]): ImportColumns {
  const { name, line, ...found } = columnsByName(header)
  const cigar_name = found.cigar_name ?? name
  const columns: ImportColumns = {
    ...found,
    ...(line !== undefined && (cigar_name === undefined ? { cigar_name: line } : { line })),
    ...(cigar_name !== undefined && { cigar_name }),
  }
  // Only our own export has both kinds of notes, and a score that we computed.
  if (columns.own_notes !== undefined && columns.created_at !== undefined) return columns
  const { notes, score: _, ...others } = columns
  return notes === undefined ? others : { own_notes: notes, ...others }
}
