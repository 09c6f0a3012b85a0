import { columnFinder, type TableColumns } from '#platform/server/read-csv-table.ts'
import type { ImportField } from '../../import.contract.ts'

/** As inventory apps and members' own tables call them. */
const names: Record<ImportField, readonly string[]> = {
  brand: ['brand', 'maker', 'manufacturer', 'make', 'marca'],
  line: ['line', 'cigar line', 'series', 'serie', 'collection'],
  cigarName: ['cigar name', 'cigar', 'name', 'cigars', 'model', 'blend'],
  vitola: ['vitola', 'shape', 'format', 'size name'],
  wrapper: ['wrapper', 'wrapper leaf', 'wrapper color', 'wrapper colour', 'color'],
  size: ['size', 'dimensions', 'length x ring', 'length ring'],
  length: ['length', 'length inches', 'length in', 'inches', 'length mm'],
  ringGauge: ['ring gauge', 'ring', 'gauge', 'rg', 'ring size'],
  quantity: ['quantity', 'qty', 'count', 'amount', 'number', 'sticks', 'left', 'remaining', 'on hand'],
  purchasedOn: [
    'purchased on',
    'purchased',
    'purchase date',
    'date purchased',
    'bought',
    'date bought',
    'date added',
    'date',
  ],
  agingUntil: ['aging until', 'ageing until', 'aging reminder date', 'rest until', 'ready on', 'age until'],
  location: ['location', 'shelf', 'tray', 'drawer', 'position'],
  boxCode: ['box code', 'box date', 'code'],
  price: ['price', 'price per stick', 'price per cigar', 'cost', 'unit price', 'msrp', 'price of one'],
  lowAt: ['low at', 'reorder at', 'low stock'],
  notes: ['notes', 'note', 'comment', 'comments', 'remarks'],
  humidor: ['humidor', 'box', 'humidor name'],
}

const columnsByName = columnFinder(names)

export function findItemColumns(header: readonly string[]): TableColumns<ImportField> {
  const { line, ...columns } = columnsByName(header)
  if (line === undefined) return columns
  // Without a column for the cigar its name is what a table calls the line.
  return columns.cigarName === undefined ? { ...columns, cigarName: line } : { ...columns, line }
}
