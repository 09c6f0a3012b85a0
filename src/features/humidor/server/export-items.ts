import { csvHeader, csvRows } from '#platform/server/write-csv.ts'
import type { StoredHumidor, StoredItem } from './humidor.tables.ts'

/** Named like the fields of the API, so that an import knows them again. */
const columns = [
  'brand',
  'cigarName',
  'vitola',
  'wrapper',
  'size',
  'quantity',
  'purchasedOn',
  'agingUntil',
  'location',
  'boxCode',
  'price',
  'lowAt',
  'notes',
  'humidor',
] as const

interface Inventory {
  items: readonly StoredItem[]
  humidors: readonly StoredHumidor[]
}

/** The inventory as CSV; an empty one has its header. */
export function exportItemsAsCsv({ items, humidors }: Inventory): string {
  const names = new Map(humidors.map(({ id, name }) => [id, name]))
  const rows = items.map(item => ({
    brand: item.brand,
    cigarName: item.cigar_name,
    vitola: item.vitola,
    wrapper: item.wrapper,
    size: item.size,
    quantity: item.quantity,
    purchasedOn: item.purchased_on,
    agingUntil: item.aging_until,
    location: item.location,
    boxCode: item.box_code,
    price: item.price,
    lowAt: item.low_at,
    notes: item.notes,
    humidor: names.get(item.humidor_id),
  }))
  return csvHeader(columns) + csvRows(columns, rows)
}
