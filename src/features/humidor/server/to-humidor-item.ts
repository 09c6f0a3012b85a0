import { type CigarDrawing, isKnownCigar } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { drawLine } from '#features/pairing/pair-drawing.rules.ts'
import { readCigarSize } from '../cigar-size.rules.ts'
import type { HumidorItem } from '../humidor.contract.ts'
import type { StoredItem } from './humidor.tables.ts'

/** With what the catalogue knows of the cigar. */
export function toHumidorItem({ linesById }: Pick<Catalogue, 'linesById'>, row: StoredItem): HumidorItem {
  const line = linesById.get(row.line_id ?? '')
  return {
    id: row.id,
    humidorId: row.humidor_id,
    brand: row.brand,
    cigarName: row.cigar_name,
    vitola: row.vitola,
    wrapper: row.wrapper,
    size: row.size,
    quantity: row.quantity,
    purchasedOn: row.purchased_on,
    agingUntil: row.aging_until,
    location: row.location,
    boxCode: row.box_code,
    price: row.price,
    notes: row.notes,
    lowAt: row.low_at,
    createdAt: row.created_at.toISOString(),
    version: row.version,
    lineId: line ? line.id : null,
    strength: line && isKnownCigar(line) ? line.strength : null,
    drawing: line ? inOwnSize(drawLine(line).drawing, row.size) : null,
  }
}

/** In the size that the member has, where it can be read. */
function inOwnSize(drawing: CigarDrawing | null, size: string | null): CigarDrawing | null {
  const own = readCigarSize(size ?? '')
  return drawing && own ? { ...drawing, ...own } : drawing
}
