import { columnFinder } from '#platform/server/read-csv-table.ts'
import type { ImportField } from '../../import.contract.ts'

/** As inventory apps and members' own tables call them. */
const names: Record<ImportField, readonly string[]> = {
  brand: ['brand', 'maker', 'manufacturer', 'make', 'marca'],
  cigarName: ['cigar name', 'cigar', 'name', 'line', 'cigars', 'model', 'blend'],
  vitola: ['vitola', 'shape', 'format', 'size name'],
  wrapper: ['wrapper', 'wrapper leaf', 'wrapper color', 'wrapper colour', 'color'],
  size: ['size', 'dimensions', 'length x ring', 'length ring'],
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

export const findItemColumns = columnFinder(names)
