import { columnFinder, type TableColumns } from '#platform/server/read-csv-table.ts'
import type { ImportField } from '../../import.contract.ts'

/** As our own export, other journals and members' own tables call them. */
const names: Record<ImportField, readonly string[]> = {
  smokedAt: [
    'smoked at',
    'smoked on',
    'smoked',
    'date smoked',
    'date',
    'day',
    'when',
    'tasted on',
    'date tasted',
    'review date',
    'created at',
  ],
  brand: ['brand', 'maker', 'manufacturer', 'make', 'marca'],
  line: ['line', 'cigar line', 'series', 'serie', 'collection'],
  cigar: ['cigar', 'cigar name', 'name', 'cigars', 'model', 'blend'],
  vitola: ['vitola', 'shape', 'format', 'size name', 'size'],
  drink: ['drink', 'drink name', 'pairing', 'paired with', 'with', 'beverage', 'pairing name'],
  rating: ['rating', 'stars', 'score', 'my rating', 'your rating', 'points', 'grade'],
  notes: [
    'notes',
    'tasting notes',
    'note',
    'review',
    'comment',
    'comments',
    'remarks',
    'my notes',
    'description',
  ],
  firstThird: ['first third', '1st third', 'third 1'],
  secondThird: ['second third', '2nd third', 'third 2', 'middle third'],
  lastThird: ['last third', 'final third', 'third third', '3rd third', 'third 3'],
  draw: ['draw'],
  burn: ['burn', 'burn line'],
  appearance: ['appearance', 'look'],
  flavors: ['flavors', 'flavours', 'flavor', 'flavour', 'flavor notes'],
  durationMinutes: ['duration minutes', 'minutes', 'duration', 'smoking time', 'time minutes'],
  temperature: ['temperature'],
  humidity: ['humidity'],
}

const columnsByName = columnFinder(names)

export function findEntryColumns(header: readonly string[]): TableColumns<ImportField> {
  const { line, ...columns } = columnsByName(header)
  if (line === undefined) return columns
  // Without a column for the cigar its name is what a table calls the line.
  return columns.cigar === undefined ? { ...columns, cigar: line } : { ...columns, line }
}
