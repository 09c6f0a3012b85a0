import { type CigarDrawing, type CigarLine, isKnownCigar } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { shapeOfVitola } from '#features/catalogue/vitola-shape.rules.ts'
import { drawLine } from '#features/pairing/pair-drawing.rules.ts'
import { type CigarSize, readCigarSize } from '../cigar-size.rules.ts'
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
    drawing: line ? drawInOwnSize(line, { size: readCigarSize(row.size ?? ''), vitola: row.vitola }) : null,
  }
}

interface OwnSize {
  size: CigarSize | undefined
  vitola: string | null
}

/** In the size and shape that the member has, where they can be read. */
export function drawInOwnSize(line: CigarLine, { size, vitola }: OwnSize): CigarDrawing | null {
  const { drawing } = drawLine(line)
  if (!drawing) return null
  const shape = shapeOfVitola(vitola, isKnownCigar(line) ? line.vitolas : []) ?? drawing.shape
  return { ...drawing, ...size, shape }
}
