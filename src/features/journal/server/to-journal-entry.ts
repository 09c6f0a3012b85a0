import { type CigarDrawing, type CigarLine, isKnownCigar } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { shapeOfVitola, vitolaNamed } from '#features/catalogue/vitola-shape.rules.ts'
import { drawLine } from '#features/pairing/pair-drawing.rules.ts'
import type { JournalEntry } from '../journal.contract.ts'
import type { StoredEntry } from './journal.tables.ts'

/** With what the catalogue knows of the cigar. */
export function toJournalEntry({ linesById }: Pick<Catalogue, 'linesById'>, row: StoredEntry): JournalEntry {
  const line = linesById.get(row.line_id ?? '')
  const { temperature, humidity } = row
  return {
    id: row.id,
    cigar: row.cigar_name,
    drink: row.drink_name,
    rating: row.rating,
    notes: row.notes,
    smokedAt: row.smoked_at.toISOString(),
    vitola: row.vitola,
    thirds: [row.first_third, row.second_third, row.last_third],
    draw: row.draw,
    burn: row.burn,
    appearance: row.appearance,
    flavors: row.flavors,
    durationMinutes: row.duration_minutes,
    pairingId: row.pairing_id,
    humidorItemId: row.humidor_item_id,
    photoId: row.photo_id,
    climate: temperature === null || humidity === null ? null : { temperature, humidity },
    createdAt: row.created_at.toISOString(),
    version: row.version,
    lineId: line ? line.id : null,
    brand: line ? line.brand : null,
    drawing: line ? inLoggedVitola(line, row.vitola) : null,
  }
}

/** In the size of the vitola that was smoked, if the line has it; else at least in its shape. */
export function inLoggedVitola(line: CigarLine, vitola: string | null): CigarDrawing | null {
  const { drawing } = drawLine(line)
  if (!drawing) return null
  const vitolas = isKnownCigar(line) ? line.vitolas : []
  const { lengthInches, ringGauge } = vitolaNamed(vitola, vitolas) ?? drawing
  return { ...drawing, lengthInches, ringGauge, shape: shapeOfVitola(vitola, vitolas) ?? drawing.shape }
}
