import {
  type CigarDrawing,
  type CigarLine,
  isKnownCigar,
  type Shade,
} from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { shapeOfVitola, vitolaNamed } from '#features/catalogue/vitola-shape.rules.ts'
import { drawLine } from '#features/pairing/pair-drawing.rules.ts'
import { type CigarSize, readCigarSize } from '../cigar-size.rules.ts'
import type { HumidorItem } from '../humidor.contract.ts'
import { readWrapper } from '../wrapper-shade.rules.ts'
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
    drawing: drawOwnCigar(line, {
      size: readCigarSize(row.size ?? ''),
      vitola: row.vitola,
      wrapper: row.wrapper,
    }),
  }
}

interface OwnCigar {
  size: CigarSize | undefined
  vitola: string | null
  wrapper: string | null
}

/** In the size, shape and shade that the member has, where they can be read. An unknown cigar needs size and wrapper. */
export function drawOwnCigar(line: CigarLine | undefined, own: OwnCigar): CigarDrawing | null {
  const { size, vitola } = own
  const drawing = line ? drawLine(line).drawing : null
  const vitolas = line && isKnownCigar(line) ? line.vitolas : []
  const shape = shapeOfVitola(vitola, vitolas)
  const shade = ownShade(line, own.wrapper)
  if (drawing) {
    const { stripeShade: _stripe, ...plain } = drawing
    const { lengthInches, ringGauge } = size ?? vitolaNamed(vitola, vitolas) ?? drawing
    const ofLeaf = shade ? { ...plain, shade } : drawing
    return { ...ofLeaf, lengthInches, ringGauge, shape: shape ?? drawing.shape }
  }
  return size && shade ? { ...size, shape: shape ?? 'parejo', shade } : null
}

/** Undefined if the wrapper is the one of the catalogue, which knows its shade better. */
function ownShade(line: CigarLine | undefined, wrapper: string | null): Shade | undefined {
  const typed = readWrapper(wrapper)
  if (!typed || !line || !isKnownCigar(line)) return typed?.shade
  const isOfCatalogue =
    typed.wrapperClass === line.wrapperClass || wrapper?.toLowerCase() === line.wrapper.toLowerCase()
  return isOfCatalogue ? undefined : typed.shade
}
